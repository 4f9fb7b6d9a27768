import { type ClientSession, isObjectIdOrHexString, Schema, type Types, trusted } from "mongoose";
import { Audit } from "#models/audit/audit.server.ts";
import type { Actor } from "#models/audit/record.server.ts";
import { createdAtPath, defineModel } from "#models/database/model.server.ts";
import { type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import { submissionIdPath, submitOnce } from "#models/database/submission.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { mostCounted } from "#models/limits.ts";
import { erasedAfter } from "#models/retention.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import type { RequestFields } from "./record.server.ts";
import { senderNameOf } from "./request-keys.ts";

/** A hidden field was filled in, the form came faster than anybody types, an answer has links in it. */
export const signs = ["trap", "haste", "links"] as const;
export type Sign = (typeof signs)[number];

/** What made a form suspect together: one sign may be an extension, a browser that fills forms in, a shop's address. */
export type Suspicion = readonly Sign[];

interface SuspectedRecord {
	_id: Types.ObjectId;
	form: RequestKind;
	suspicion: Suspicion;
	submissionId: string;
	fields: RequestFields;
	createdAt: Date;
}

/** What an administrator decides by; `createdAt` is ISO 8601 in UTC. */
export type SuspectedView = Pick<
	SuspectedRecord["fields"],
	"companyName" | "email" | "phone" | "language" | "subject"
> & {
	id: string;
	kind: RequestKind;
	suspicion: Suspicion;
	name: string;
	message?: string;
	createdAt: string;
};

export class SuspectedGone extends Error {
	override readonly name = "SuspectedGone";
}

const schema = new Schema<SuspectedRecord>(
	{
		form: { type: String, required: true, enum: requestKinds },
		suspicion: { type: [String], required: true, enum: signs },
		submissionId: submissionIdPath,
		fields: { type: Schema.Types.Mixed, required: true },
		createdAt: createdAtPath,
	},
	{ collection: "suspectedSubmissions", versionKey: false },
);
schema.index({ submissionId: 1 }, { unique: true });
schema.index({ createdAt: 1 }, erasedAfter("suspectedSpam"));

export const suspected = defineModel("Suspected", schema);

/** Requests that look like a robot's, kept in case they were a person's. */
export const SpamQuarantine = {
	/** Keeps a repeated one once, with the time of the first. */
	async keep(form: RequestKind, suspicion: Suspicion, fields: SuspectedRecord["fields"]): Promise<Date> {
		const { submissionId } = fields;
		const { stored } = await submitOnce<{ _id: Types.ObjectId }>(
			`suspected ${submissionId}`,
			() => suspected.insertOne({ form, suspicion, submissionId, fields }),
			() => suspected.exists({ submissionId }),
		);
		return stored._id.getTimestamp();
	},

	/** A page of it, newest first. */
	async page(address: PageAddress = {}): Promise<Page<SuspectedView>> {
		const { rows, ...around } = await readPage<SuspectedRecord>(address, {
			model: suspected,
			order: { _id: -1 },
			read: ({ beyond, order, limit }) => suspected.find(beyond).sort(order).limit(limit).lean(),
		});
		return { ...around, rows: rows.map(suspectedViewOf) };
	},

	/** Null for an id that is malformed, or was let in or discarded. */
	async view(id: string): Promise<SuspectedView | null> {
		const found = await SpamQuarantine.find(id);
		return found && suspectedViewOf(found);
	},

	/** How many came after a moment, up to {@link mostCounted}. */
	countSince(moment = new Date(0)): Promise<number> {
		return suspected.countDocuments({ createdAt: trusted({ $gt: moment }) }, { limit: mostCounted }).exec();
	},

	async find(id: string): Promise<SuspectedRecord | null> {
		return isObjectIdOrHexString(id) ? suspected.findById(id).lean() : null;
	},

	/** Takes one out, in the transaction that stores it as a request. @throws SuspectedGone */
	async release(id: Types.ObjectId, session: ClientSession): Promise<void> {
		const { deletedCount } = await suspected.deleteOne({ _id: id }, { session });
		if (deletedCount === 0) throw new SuspectedGone("The request is no longer in quarantine");
	},

	/** Deletes one for good. False if it was let in or discarded meanwhile. */
	async discard(id: string, by: Actor): Promise<boolean> {
		if (!isObjectIdOrHexString(id)) return false;
		return transaction(async (session) => {
			const { deletedCount } = await suspected.deleteOne({ _id: id }, { session });
			if (deletedCount === 0) return false;
			await Audit.write({ by, action: "suspectedDiscarded", subject: { kind: "suspected", id } }, session);
			return true;
		});
	},
};

function suspectedViewOf({ _id, form, suspicion, fields, createdAt }: SuspectedRecord): SuspectedView {
	const { companyName, email, phone, language, subject, message, notes } = fields;
	return {
		id: String(_id),
		kind: form,
		// Before 2026-11-25 one sign was enough, and stood alone.
		suspicion: [suspicion].flat(),
		name: senderNameOf(fields),
		companyName,
		email,
		phone,
		language,
		subject,
		message: message ?? notes,
		createdAt: createdAt.toISOString(),
	};
}
