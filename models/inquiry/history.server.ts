import { type ClientSession, Schema, type Types } from "mongoose";
import { maxLength } from "#models/limits.ts";
import { defineModel } from "#models/model.server.ts";
import { type Page, readPage } from "#models/page.server.ts";
import { erasedAfter } from "#models/retention.ts";
import { type DeletedInquiryRecord, formPaths, type InquiryRecord } from "./record.server.ts";

const eventKinds = ["requested", "created", "moved", "edited", "followUp", "deleted", "restored"] as const;

export interface InquiryEvent {
	kind: (typeof eventKinds)[number];
	at: Date;
	/** Full name, or the address if there is no profile. */
	by: string;
	/** Missing in events from before accounts were stored. */
	byId?: Types.ObjectId;
	from?: string;
	to?: string;
	fields?: string[];
}

export interface InquiryEventRecord extends InquiryEvent {
	_id: Types.ObjectId;
	inquiryId: Types.ObjectId;
	/** The inquiry's, for the shard key. */
	ownerId: Types.ObjectId;
	deletedAt?: Date;
}

export type InquiryEventView = Omit<InquiryEvent, "at" | "byId"> & { id: string; at: string };

type Inquiry = Pick<InquiryRecord, "_id" | "ownerId">;

const schema = new Schema<InquiryEventRecord>(
	{
		inquiryId: { type: Schema.Types.ObjectId, required: true },
		ownerId: { type: Schema.Types.ObjectId, required: true },
		kind: { type: String, required: true, enum: eventKinds },
		at: { type: Date, required: true },
		by: { type: String, required: true, maxlength: maxLength.email },
		byId: { type: Schema.Types.ObjectId },
		from: { type: String, maxlength: maxLength.choice },
		to: { type: String, maxlength: maxLength.choice },
		fields: { type: [{ type: String, enum: Object.keys(formPaths) }], default: undefined },
		deletedAt: { type: Date },
	},
	{ collection: "inquiryEvents", versionKey: false },
);
schema.index({ ownerId: 1, inquiryId: 1, at: 1, _id: 1 }, { unique: true });
schema.index(
	{ deletedAt: 1 },
	{ ...erasedAfter("deletedInquiries"), partialFilterExpression: { deletedAt: { $exists: true } } },
);

export const events = defineModel("InquiryEvent", schema);

/** Must run in the transaction that makes it happen. */
export async function recordEvent(
	{ _id, ownerId }: Inquiry,
	event: InquiryEvent,
	session: ClientSession,
): Promise<void> {
	await events.insertOne({ ...event, inquiryId: _id, ownerId }, { session });
}

/** Has the events of a deleted inquiry expire with it; `null` keeps those of a restored one. */
export async function markDeleted(
	{ _id, ownerId }: Inquiry,
	deletedAt: Date | null,
	session: ClientSession,
): Promise<void> {
	const change = deletedAt ? { $set: { deletedAt } } : { $unset: { deletedAt: 1 } };
	await events.updateMany({ ownerId, inquiryId: _id }, change, { session });
}

const latestFirst = { at: -1, _id: -1 } as const;

/** A page of an inquiry's history, latest first; `after` is not trusted. */
export async function historyOf({ _id, ownerId }: Inquiry, after?: string): Promise<Page<InquiryEventView>> {
	const { rows, ...around } = await readPage<InquiryEventRecord>(
		{ after },
		{
			model: events,
			order: latestFirst,
			read: ({ beyond, order, limit }) =>
				events
					.find({ ownerId, inquiryId: _id, ...beyond })
					.sort(order)
					.limit(limit)
					.lean(),
		},
	);
	return { ...around, rows: rows.map(eventViewOf) };
}

/** Further back than anybody repeats a change. */
const mostLater = 20;

/** Whether somebody made this change of a `version` of an inquiry, which is the reason why it is another one now. */
export async function hasMade(
	kind: "moved" | "followUp",
	to: string | null,
	personId: string,
	inquiry: Inquiry & Pick<InquiryRecord, "version">,
	version: number,
	session: ClientSession,
): Promise<boolean> {
	// Every change makes one version and one event.
	const later = inquiry.version - version - 1;
	if (later < 0 || later > mostLater) return false;
	const [event] = await events
		.find({ ownerId: inquiry.ownerId, inquiryId: inquiry._id })
		.sort(latestFirst)
		.skip(later)
		.limit(1)
		.session(session)
		.lean<InquiryEventRecord[]>();
	return event?.kind === kind && (event.to ?? null) === to && String(event.byId) === personId;
}

function eventViewOf({ _id, kind, at, by, from, to, fields }: InquiryEventRecord): InquiryEventView {
	return { id: String(_id), kind, at: at.toISOString(), by, from, to, fields };
}

export async function deletersOf(
	deleted: Pick<DeletedInquiryRecord, "_id" | "ownerId" | "deletedAt">[],
): Promise<Map<string, string>> {
	if (deleted.length === 0) return new Map();
	const deletions = deleted.map(({ _id, ownerId, deletedAt }) => ({
		ownerId,
		inquiryId: _id,
		at: deletedAt,
	}));
	const found = await events.find({ kind: "deleted", $or: deletions }, { inquiryId: 1, by: 1 }).lean();
	return new Map(found.map(({ inquiryId, by }) => [String(inquiryId), by]));
}
