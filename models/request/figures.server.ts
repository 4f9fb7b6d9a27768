import { Schema, trusted } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { defineModel, isDuplicate } from "#models/database/model.server.ts";
import { maxLength } from "#models/limits.ts";
import { latestWeeks } from "#models/time/week.ts";
import { requestKinds } from "./answer-deadline.ts";
import {
	type Division,
	divisions,
	type FigureRow,
	type Figures,
	sumRequests,
} from "./sum-requests.server.ts";

/** As counted at `asOf`, ISO 8601 in UTC: of the latest twelve weeks; in other divisions the largest comes first. */
export type RequestFigures = { asOf: string; all: Figures } & Record<Division, FigureRow[]>;

interface FiguresRecord {
	_id: string;
	/** When they are to be counted next, and the deadline of a count that is under way. */
	dueAt: Date;
	asOf?: Date;
	rows: FigureRow[];
}

const number = { type: Number, required: true } as const;

const rowSchema = new Schema<FigureRow>(
	{
		by: { type: String, required: true, enum: ["all", ...divisions] },
		value: { type: String, maxlength: maxLength.line },
		trial: number,
		demo: number,
		contact: number,
		total: number,
		due: number,
		inTime: number,
		inquiries: number,
		mailRefused: { type: Number },
		median: { type: Number },
		p90: { type: Number },
	},
	{ _id: false },
);

const schema = new Schema<FiguresRecord>(
	{
		_id: { type: String, required: true, maxlength: maxLength.choice },
		dueAt: { type: Date, required: true },
		asOf: { type: Date },
		rows: [rowSchema],
	},
	{ collection: "requestFigures", versionKey: false },
);

const figures = defineModel("RequestFigures", schema);

const _id = "latest weeks";

/** More than the queries may take, see `sumRequests`. */
const leaseMs = 5 * 60 * 1000;
const shortestRestMs = 60 * 1000;
/** Counting is 2% of the database's work at most. */
const restsPerCount = 50;

/** Null unless the viewer is admin; "none" until they have been counted once. */
export async function readFigures(viewer: Viewer): Promise<RequestFigures | "none" | null> {
	if (!viewer.isAdmin) return null;
	const record = await figures.findById(_id).lean();
	if (!record?.asOf) return "none";
	const { asOf, rows } = record;
	const found = (by: FigureRow["by"]) => rows.filter((row) => row.by === by);
	const inOrder = (by: Division, values: readonly string[]) =>
		values.map((value) => found(by).find((row) => row.value === value) ?? { ...nothing, by, value });
	return {
		asOf: asOf.toISOString(),
		all: found("all")[0] ?? nothing,
		week: inOrder("week", latestWeeks(asOf)),
		kind: inOrder("kind", requestKinds),
		source: found("source"),
		campaign: found("campaign"),
		landingPage: found("landingPage"),
		language: found("language"),
	};
}

const origins = ["source", "campaign", "landingPage"] as const;

export type KnownOrigins = Record<(typeof origins)[number], string[]>;

/** The commonest sources of the latest twelve weeks' requests, as last counted; nothing unless the viewer is admin. */
export async function knownOrigins(viewer: Viewer): Promise<KnownOrigins> {
	const known: KnownOrigins = { source: [], campaign: [], landingPage: [] };
	if (!viewer.isAdmin) return known;
	const record = await figures.findById(_id, { "rows.by": 1, "rows.value": 1 }).lean();
	for (const { by, value } of record?.rows ?? []) {
		const origin = origins.find((one) => one === by);
		if (origin && value) known[origin].push(value);
	}
	return known;
}

const nothing: Figures = {
	trial: 0,
	demo: 0,
	contact: 0,
	total: 0,
	due: 0,
	inTime: 0,
	inquiries: 0,
	mailRefused: 0,
};

/** Counts them anew if it is time; false in all processes but one. `stopping` ends it without a result. */
export async function renewFigures(stopping?: AbortSignal): Promise<boolean> {
	const now = new Date();
	const lease = new Date(now.getTime() + leaseMs);
	if (!(await claim(now, lease))) return false;
	const rows = await sumRequests(now, stopping);
	const tookMs = Date.now() - now.getTime();
	const dueAt = new Date(now.getTime() + Math.max(shortestRestMs, restsPerCount * tookMs));
	await figures.updateOne({ _id, dueAt: lease }, { $set: { dueAt, asOf: now, rows } });
	return true;
}

async function claim(now: Date, dueAt: Date): Promise<boolean> {
	const due = { _id, dueAt: trusted({ $lte: now }) };
	try {
		await figures.updateOne(due, { $set: { dueAt } }, { upsert: true });
		return true;
	} catch (error) {
		// It exists, but is not due.
		if (isDuplicate(error, "_id")) return false;
		throw error;
	}
}
