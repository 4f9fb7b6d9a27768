import { type ClientSession, type QueryFilter, Schema, Types, trusted } from "mongoose";
import { authorOf, type Viewer } from "#models/account/user.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { defineModel, havingId } from "#models/database/model.server.ts";
import { type Page, readPage } from "#models/database/page.server.ts";
import { maxLength } from "#models/limits.ts";
import {
	type ContactWay,
	type Ending,
	endings,
	type LostReason,
	loggedWays,
	lostReasons,
	type Outcome,
	outcomes,
} from "#models/options.ts";

const eventKinds = [
	// Of both.
	...(["contact", "handedOver"] as const),
	// Of an inquiry.
	...(["requested", "created", "moved", "edited", "outcome", "followUp", "deleted", "restored"] as const),
	// Of a request.
	...(["taken", "givenBack", "ended", "inquiry", "reopened", "letIn"] as const),
	...(["demoBooked", "demoGivenUp", "demoLapsed"] as const),
	...(["trialOpened", "trialReminded", "trialExtended", "trialCancelled", "trialOver", "trialPlan"] as const),
	...(["trialResumed", "trialCalledOff"] as const),
	...(["trialDataReminded", "trialDataDue", "trialDataDeleted"] as const),
	...(["corrected", "consentWithdrawn", "withdrawn", "mailRefused", "mailOpened"] as const),
] as const;

/** What has happened to a request or an inquiry: a line of its history, which is never changed. */
export interface HistoryEvent {
	kind: (typeof eventKinds)[number];
	at: Date;
	/** Full name, or the address if there is no profile; of what a visitor does, the visitor's. */
	by: string;
	/** Missing in events from before accounts were stored. */
	byId?: Types.ObjectId;
	/** A status, or what an inquiry began with; of a hand-over the full names, of a trial a day, YYYY-MM-DD. */
	from?: string;
	to?: string;
	toId?: Types.ObjectId;
	/** What was edited. */
	fields?: string[];
	way?: ContactWay;
	/** The day of the next contact, YYYY-MM-DD in Vietnam. */
	nextOn?: string;
	/** The agreed day no longer holds, and there is no other. */
	nextOff?: true;
	demoAt?: Date;
	ending?: Ending;
	/** How an inquiry ended; missing if the outcome was removed. */
	outcome?: Outcome;
	/** The value of the deal in VND; of a quotation, its first year. */
	dealValue?: number;
	lostReason?: LostReason;
	note?: string;
	/** What a visitor corrected. */
	corrected?: Partial<Record<"email" | "phone", { before?: string; after?: string }>>;
}

export type Author = Pick<HistoryEvent, "by" | "byId">;

/** What somebody of the staff does now, as an event of a history. */
export const eventOf = <Kind extends HistoryEvent["kind"]>(kind: Kind, viewer: Viewer) => ({
	kind,
	at: new Date(),
	...authorOf(viewer),
});

export interface HistoryRecord extends HistoryEvent {
	_id: Types.ObjectId;
	/** The request's or the inquiry's. */
	subjectId: Types.ObjectId;
	/** Together with its subject; an inquiry's is set once it is deleted. */
	eraseAt?: Date;
}

/** Times are ISO 8601 in UTC. */
export type HistoryEventView = Omit<HistoryEvent, "at" | "demoAt" | "byId" | "toId"> & {
	id: string;
	at: string;
	demoAt?: string;
};

/** What the history belongs to, and when that will be erased if this is known already. */
export type Subject = Pick<HistoryRecord, "eraseAt"> & { _id: Types.ObjectId };

const contact = { type: String, maxlength: maxLength.line } as const;
const correction = new Schema({ before: contact, after: contact }, { _id: false });

const schema = new Schema<HistoryRecord>(
	{
		subjectId: { type: Schema.Types.ObjectId, required: true },
		kind: { type: String, required: true, enum: eventKinds },
		at: { type: Date, required: true },
		by: { type: String, required: true, maxlength: maxLength.email },
		byId: { type: Schema.Types.ObjectId },
		from: { type: String, maxlength: maxLength.email },
		to: { type: String, maxlength: maxLength.email },
		toId: { type: Schema.Types.ObjectId },
		fields: { type: [{ type: String, maxlength: maxLength.choice }], default: undefined },
		way: { type: String, enum: loggedWays },
		nextOn: { type: String, maxlength: maxLength.choice },
		nextOff: { type: Boolean },
		demoAt: { type: Date },
		ending: { type: String, enum: endings },
		outcome: { type: String, enum: outcomes },
		dealValue: { type: Number },
		lostReason: { type: String, enum: lostReasons },
		note: { type: String, maxlength: maxLength.text },
		corrected: new Schema({ email: correction, phone: correction }, { _id: false }),
		eraseAt: { type: Date },
	},
	{ collection: "historyEvents", versionKey: false },
);
// Unique for the shard key: docs/decisions/0016.
schema.index({ subjectId: 1, at: 1, _id: 1 }, { unique: true });
schema.index({ eraseAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ byId: 1, at: -1, _id: -1 }, { name: "person" });

export const historyEvents = defineModel("HistoryEvent", schema);

export const latestFirst = { at: -1, _id: -1 } as const;

/** The `_id` of what an id names in the portal: an inquiry's is that itself, a request's has its kind before it. */
export const subjectIdOf = (id: string) => new Types.ObjectId(id.slice(-24));

/** Must run in the transaction that makes it happen. */
export async function recordEvent(
	{ _id, eraseAt }: Subject,
	event: HistoryEvent,
	session: ClientSession,
): Promise<void> {
	await historyEvents.insertOne({ ...event, subjectId: _id, eraseAt }, { session });
}

/** As {@link recordEvent}, for one event of several subjects. */
export async function recordEvents(
	subjects: Subject[],
	event: HistoryEvent,
	session: ClientSession,
): Promise<void> {
	const lines = subjects.map(({ _id, eraseAt }) => ({ ...event, subjectId: _id, eraseAt }));
	await historyEvents.insertMany(lines, { session });
}

/**
 * A page of what has happened, latest first; `after` is not trusted.
 * @param begunWith the request that an inquiry was made of, whose lines its history begins with
 */
export async function historyOf(
	{ _id }: Subject,
	after?: string,
	begunWith?: string,
): Promise<Page<HistoryEventView>> {
	const filter = begunWith
		? // That it became this inquiry says the inquiry itself.
			{
				subjectId: trusted({ $in: [_id, subjectIdOf(begunWith)] }),
				kind: trusted({ $ne: "inquiry" as const }),
			}
		: { subjectId: _id };
	const { rows, ...around } = await readHistory(filter, after);
	return { ...around, rows: rows.map(eventViewOf) };
}

/** A page of what has happened to any of several subjects, latest first, each line with its subject. */
export async function historyOfAll(
	ids: Types.ObjectId[],
	after?: string,
): Promise<Page<HistoryEventView & { subjectId: string }>> {
	const { rows, ...around } = await readHistory({ subjectId: trusted({ $in: ids }) }, after);
	const views = rows.map((row) => ({ ...eventViewOf(row), subjectId: String(row.subjectId) }));
	return { ...around, rows: views };
}

function readHistory(filter: QueryFilter<HistoryRecord>, after?: string): Promise<Page<HistoryRecord>> {
	return readPage<HistoryRecord>(
		{ after },
		{
			model: historyEvents,
			order: latestFirst,
			read: ({ beyond, order, limit }) =>
				historyEvents
					.find({ ...filter, ...beyond })
					.sort(order)
					.limit(limit)
					.lean(),
		},
	);
}

type Latest = { among?: QueryFilter<HistoryRecord>; skip?: number; session?: ClientSession };

/** The latest event but `skip`, of those that fit `among`; null if there are not so many. */
export function latestEvent(
	subjectId: Types.ObjectId | string,
	{ among, skip = 0, session }: Latest = {},
): Promise<HistoryRecord | null> {
	return historyEvents
		.findOne({ ...among, subjectId })
		.sort(latestFirst)
		.skip(skip)
		.session(session ?? null)
		.lean<HistoryRecord>();
}

/** What somebody of the staff did last with a request or an inquiry; null if nothing. */
export const lastEventOf = ({ id }: Viewer): Promise<HistoryRecord | null> =>
	historyEvents.findOne(havingId("byId", id)).sort(latestFirst).hint("person").lean<HistoryRecord>().exec();

/** Has the events of a deleted inquiry expire with it; `null` keeps those of a restored one. */
export async function eraseLater(
	{ _id }: Subject,
	eraseAt: Date | null,
	session: ClientSession,
): Promise<void> {
	const change = eraseAt ? { $set: { eraseAt } } : { $unset: { eraseAt: 1 } };
	await historyEvents.updateMany({ subjectId: _id }, change, { session });
}

/** An event as pages show it. */
export function eventViewOf(record: HistoryRecord): HistoryEventView {
	const { _id, at, demoAt, byId, toId, subjectId, eraseAt, corrected, ...event } = record;
	const { email, phone } = corrected ?? {};
	return {
		...event,
		id: String(_id),
		at: at.toISOString(),
		demoAt: demoAt?.toISOString(),
		corrected: corrected && {
			phone,
			email: email && {
				before: email.before && shownEmail(email.before),
				after: email.after && shownEmail(email.after),
			},
		},
	};
}
