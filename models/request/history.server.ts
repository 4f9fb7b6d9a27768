import { type ClientSession, Schema, type Types, trusted } from "mongoose";
import { shownEmail } from "#models/email.server.ts";
import { maxLength } from "#models/limits.ts";
import { defineModel } from "#models/model.server.ts";
import { type ContactWay, contactWays, type Ending, endings } from "#models/options.ts";
import { type Page, readPage } from "#models/page.server.ts";
import { erasedAfter } from "#models/retention.ts";
import type { RequestKind } from "./answer-deadline.ts";
import type { RequestRecord } from "./record.server.ts";
import { readRequestId } from "./request-id.ts";

const eventKinds = [
	"taken",
	"givenBack",
	"handedOver",
	"contact",
	"demoBooked",
	"demoGivenUp",
	"demoLapsed",
	"ended",
	"inquiry",
	"reopened",
	"letIn",
	"corrected",
	"consentWithdrawn",
	"withdrawn",
	"mailRefused",
	"mailOpened",
] as const;

export interface RequestEvent {
	kind: (typeof eventKinds)[number];
	at: Date;
	/** Full name, or the address if there is no profile; of what a visitor does, the visitor's. */
	by: string;
	byId?: Types.ObjectId;
	to?: string;
	toId?: Types.ObjectId;
	way?: ContactWay;
	/** The day of the next contact, YYYY-MM-DD in Vietnam. */
	nextOn?: string;
	demoAt?: Date;
	ending?: Ending;
	note?: string;
	/** What a visitor corrected. */
	corrected?: Partial<Record<"email" | "phone", { before?: string; after?: string }>>;
}

export interface RequestEventRecord extends RequestEvent {
	_id: Types.ObjectId;
	requestId: Types.ObjectId;
	/** Together with the request. */
	eraseAt: Date;
}

export type RequestEventView = Omit<RequestEvent, "at" | "demoAt" | "byId" | "toId"> & {
	id: string;
	at: string;
	demoAt?: string;
};

const contact = { type: String, maxlength: maxLength.line } as const;
const correction = new Schema({ before: contact, after: contact }, { _id: false });

const schema = new Schema<RequestEventRecord>(
	{
		requestId: { type: Schema.Types.ObjectId, required: true },
		kind: { type: String, required: true, enum: eventKinds },
		at: { type: Date, required: true },
		by: { type: String, required: true, maxlength: maxLength.email },
		byId: { type: Schema.Types.ObjectId },
		to: { type: String, maxlength: maxLength.email },
		toId: { type: Schema.Types.ObjectId },
		way: { type: String, enum: contactWays },
		nextOn: { type: String, maxlength: maxLength.choice },
		demoAt: { type: Date },
		ending: { type: String, enum: endings },
		note: { type: String, maxlength: maxLength.text },
		corrected: new Schema({ email: correction, phone: correction }, { _id: false }),
		eraseAt: { type: Date, required: true },
	},
	{ collection: "requestEvents", versionKey: false },
);
// Unique for the shard key: docs/decisions/0016.
schema.index({ requestId: 1, _id: 1 }, { unique: true });
schema.index({ eraseAt: 1 }, { expireAfterSeconds: 0 });

export const requestEvents = defineModel("RequestEvent", schema);

const changesShown = 5;

const kept = { trial: "leads", demo: "demoRequests", contact: "contactMessages" } as const;

/** Must run in the transaction that makes it happen. */
export async function recordRequestEvent(
	kind: RequestKind,
	{ _id, createdAt }: Pick<RequestRecord, "_id" | "createdAt">,
	event: RequestEvent,
	session: ClientSession,
): Promise<void> {
	const eraseAt = new Date(createdAt.getTime() + erasedAfter(kept[kind]).expireAfterSeconds * 1000);
	await requestEvents.insertOne({ ...event, requestId: _id, eraseAt }, { session });
}

/** A page of a request's history, latest first; `after` is not trusted. */
export async function requestHistoryOf(
	{ _id }: Pick<RequestRecord, "_id">,
	after?: string,
): Promise<Page<RequestEventView>> {
	const { rows, ...around } = await readPage<RequestEventRecord>(
		{ after },
		{
			model: requestEvents,
			order: { _id: -1 },
			read: ({ beyond, order, limit }) =>
				requestEvents
					.find({ requestId: _id, ...beyond })
					.sort(order)
					.limit(limit)
					.lean(),
		},
	);
	return { ...around, rows: rows.map(eventViewOf) };
}

/** The visitor's e-mail addresses of before they corrected them. */
export async function formerAddresses(requestId: Types.ObjectId, session: ClientSession): Promise<string[]> {
	const corrected = await requestEvents.find({ requestId, kind: "corrected" }, null, { session }).lean();
	return corrected.flatMap((event) => event.corrected?.email?.before ?? []);
}

/** So long may a page that shows a request as nobody's stand open. */
const newForMs = 10 * 60 * 1000;

/** Who has taken a request, or been given it, a short time ago. */
export async function newOwnerOf(requestId: string): Promise<string | null> {
	const address = readRequestId(requestId);
	if (!address) return null;
	const latest = await requestEvents
		.findOne({ requestId: address._id })
		.sort({ _id: -1 })
		.lean<RequestEventRecord>();
	if (!latest || Date.now() - latest.at.getTime() > newForMs) return null;
	return { taken: latest.by, handedOver: latest.to }[latest.kind as string] ?? null;
}

/** That the visitor withdrew consent or takes no mail, and what they have corrected since a day; latest first, at most five. */
export async function visitorChanges(requestId: string, since: Date): Promise<RequestEventView[]> {
	const address = readRequestId(requestId);
	if (!address) return [];
	const lasting = trusted({ $in: ["consentWithdrawn" as const, "mailRefused" as const] });
	const changes = [{ kind: lasting }, { kind: "corrected", at: trusted({ $gt: since }) }] as const;
	const found = await requestEvents
		.find({ requestId: address._id, $or: [...changes] })
		.sort({ _id: -1 })
		.limit(changesShown)
		.lean<RequestEventRecord[]>();
	return found.map(eventViewOf);
}

function eventViewOf(record: RequestEventRecord): RequestEventView {
	const { _id, at, demoAt, byId, toId, requestId, eraseAt, corrected, ...event } = record;
	const { email, phone } = corrected ?? {};
	return {
		...{ ...event, id: String(_id), at: at.toISOString(), demoAt: demoAt?.toISOString() },
		corrected: corrected && {
			phone,
			email: email && {
				before: email.before && shownEmail(email.before),
				after: email.after && shownEmail(email.after),
			},
		},
	};
}
