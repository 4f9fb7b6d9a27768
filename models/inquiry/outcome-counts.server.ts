import { type ClientSession, Schema, Types } from "mongoose";
import { ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { defineModel } from "#models/database/model.server.ts";
import { calendarDay, dayMs } from "#models/time/calendar.ts";
import type { InquiryRecord } from "./record.server.ts";

/** Where an inquiry came from: a lead of the website, or a representative who logged it. */
const inquirySources = ["website", "logged"] as const;
type InquirySource = (typeof inquirySources)[number];

/** Figures of inquiries that have an outcome. */
export type OutcomeFigures = {
	won: number;
	lost: number;
	/** The sum of the deals won, in VND. */
	value: number;
	/** The sum of days from logging to completion. */
	days: number;
};

interface OutcomeCountsRecord extends OutcomeFigures {
	_id: string;
	ownerId: Types.ObjectId;
	/** The month of completion in Vietnam, YYYY-MM. */
	month: string;
	source: InquirySource;
}

/** The fields that the counts depend on. */
export type Counted = Pick<
	InquiryRecord,
	"ownerId" | "createdAt" | "updatedAt" | "status" | "requestId" | "outcome" | "dealValue"
>;

/** An inquiry before and after a change; `from` is missing if it was created, `to` if it was deleted. */
export type CountChange = { from?: Counted; to?: Counted };

const figure = { type: Number, required: true, default: 0 } as const;

const schema = new Schema<OutcomeCountsRecord>(
	{
		_id: { type: String, required: true, maxlength: 50 },
		ownerId: { type: Schema.Types.ObjectId, required: true },
		month: { type: String, required: true, maxlength: 7 },
		source: { type: String, required: true, enum: inquirySources },
		won: figure,
		lost: figure,
		value: figure,
		days: figure,
	},
	{ collection: "outcomeCounts", versionKey: false },
);
schema.index({ month: 1, ownerId: 1 });

export const outcomeCounts = defineModel("OutcomeCounts", schema);

export const figureNames = ["won", "lost", "value", "days"] as const satisfies (keyof OutcomeFigures)[];

const monthsShown = 12;

/** The month of a moment in Vietnam, YYYY-MM. */
const monthOf = (date: Date): string => calendarDay(date).slice(0, 7);

/** The latest twelve months, oldest first. */
function latestMonths(now: Date): string[] {
	const [year = 0, month = 0] = monthOf(now).split("-").map(Number);
	return Array.from({ length: monthsShown }, (_, index) =>
		new Date(Date.UTC(year, month + index - monthsShown, 1)).toISOString().slice(0, 7),
	);
}

/** Rows by their ids. */
export type OutcomeRows = Map<string, OutcomeCountsRecord>;

/** Adds an inquiry to the row it counts in, `times` times; one without an outcome counts in none. */
export function addOutcome(rows: OutcomeRows, inquiry: Counted, times: 1 | -1): void {
	const { ownerId, status, outcome, createdAt, updatedAt = createdAt, requestId, dealValue = 0 } = inquiry;
	if (status !== "completed" || !outcome) return;
	const month = monthOf(updatedAt);
	const source = requestId ? "website" : "logged";
	const _id = `${ownerId} ${month} ${source}`;
	const row = rows.get(_id) ?? { _id, ownerId, month, source, won: 0, lost: 0, value: 0, days: 0 };
	row[outcome] += times;
	if (outcome === "won") row.value += times * dealValue;
	row.days += (times * (Date.parse(calendarDay(updatedAt)) - Date.parse(calendarDay(createdAt)))) / dayMs;
	rows.set(_id, row);
}

/** Updates the figures in the transaction of the changes. */
export async function countOutcomes(changes: CountChange[], session: ClientSession): Promise<void> {
	const changed: OutcomeRows = new Map();
	for (const { from, to } of changes) {
		if (from) addOutcome(changed, from, -1);
		if (to) addOutcome(changed, to, 1);
	}
	const rows = [...changed.values()].filter((row) => figureNames.some((name) => row[name] !== 0));
	if (rows.length === 0) return;
	await outcomeCounts.bulkWrite(
		rows.map(({ _id, ownerId, month, source, ...by }) => ({
			updateOne: {
				filter: { _id },
				update: { $inc: by, $setOnInsert: { ownerId, month, source } },
				upsert: true,
			},
		})),
		{ session },
	);
}

const sums = Object.fromEntries(figureNames.map((name) => [name, { $sum: `$${name}` }]));

/** Figures of the latest twelve months; months are YYYY-MM, oldest first. */
export type Outcomes = {
	all: OutcomeFigures;
	months: { month: string; figures: OutcomeFigures }[];
	sources: { source: InquirySource; figures: OutcomeFigures }[];
	owners: Map<string, OutcomeFigures>;
};

/** Adds up the outcomes of all owners, or of the viewer alone. @param ownerIds those to report individually */
export async function readOutcomes(viewer: Viewer, ownerIds: string[]): Promise<Outcomes> {
	const months = latestMonths(new Date());
	const latest = { month: { $gte: months[0] }, ...ownUnlessAdmin(viewer) };
	const named = { ownerId: { $in: ownerIds.map((id) => new Types.ObjectId(id)) } };
	const sumBy = async (path: "month" | "source" | "ownerId", filter = {}) => {
		const rows = await outcomeCounts.aggregate<OutcomeFigures & { _id: unknown }>([
			{ $match: { $and: [latest, filter] } },
			{ $group: { _id: `$${path}`, ...sums } },
		]);
		return new Map(rows.map(({ _id, ...figures }) => [String(_id), figures]));
	};
	const [ofMonth, ofSource, owners] = await Promise.all([
		sumBy("month"),
		sumBy("source"),
		ownerIds.length > 0 ? sumBy("ownerId", named) : new Map<string, OutcomeFigures>(),
	]);
	return {
		all: addUp([...ofSource.values()]),
		months: months.map((month) => ({ month, figures: ofMonth.get(month) ?? addUp([]) })),
		sources: inquirySources.map((source) => ({ source, figures: ofSource.get(source) ?? addUp([]) })),
		owners,
	};
}

/** The sum of figures; all zeros for an empty list. */
export function addUp(all: OutcomeFigures[]): OutcomeFigures {
	const sum: OutcomeFigures = { won: 0, lost: 0, value: 0, days: 0 };
	for (const figures of all) for (const name of figureNames) sum[name] += figures[name];
	return sum;
}
