import { isValidObjectId, Schema, type Types, trusted } from "mongoose";
import { createdAtPath, defineModel } from "#models/model.server.ts";
import { erasedAfter } from "#models/retention.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { mostCounted } from "./counts.server.ts";
import type { PublicFormFields } from "./public-form.server.ts";
import { submissionIdPath, submitOnce } from "./submission.server.ts";

/** A hidden field was filled in, or the form came faster than anybody types. */
export const suspicions = ["trap", "haste"] as const;
export type Suspicion = (typeof suspicions)[number];

export interface SuspectedRecord {
	_id: Types.ObjectId;
	form: RequestKind;
	suspicion: Suspicion;
	submissionId: string;
	fields: PublicFormFields & { email: string };
	createdAt: Date;
}

const schema = new Schema<SuspectedRecord>(
	{
		form: { type: String, required: true, enum: requestKinds },
		suspicion: { type: String, required: true, enum: suspicions },
		submissionId: submissionIdPath,
		fields: { type: Schema.Types.Mixed, required: true },
		createdAt: createdAtPath,
	},
	{ collection: "suspectedSubmissions", versionKey: false },
);
schema.index({ submissionId: 1 }, { unique: true });
schema.index({ createdAt: 1 }, erasedAfter("suspectedSpam"));

const suspected = defineModel("Suspected", schema);

/** Requests that look like a robot's, kept in case they were a person's. */
export const SpamQuarantine = {
	/** Keeps a repeated one once, with the time of the first. */
	async keep(form: RequestKind, suspicion: Suspicion, fields: SuspectedRecord["fields"]): Promise<Date> {
		const { submissionId } = fields;
		const { at } = await submitOnce(
			`suspected ${submissionId}`,
			() => suspected.insertOne({ form, suspicion, submissionId, fields }),
			() => suspected.exists({ submissionId }),
		);
		return at;
	},

	list(): Promise<SuspectedRecord[]> {
		return suspected.find().sort({ createdAt: -1 }).lean();
	},

	/** How many came after a moment, up to {@link mostCounted}. */
	countSince(moment = new Date(0)): Promise<number> {
		return suspected.countDocuments({ createdAt: trusted({ $gt: moment }) }, { limit: mostCounted }).exec();
	},

	async find(id: string): Promise<SuspectedRecord | null> {
		return isValidObjectId(id) ? suspected.findById(id).lean() : null;
	},

	async forget(id: Types.ObjectId): Promise<void> {
		await suspected.deleteOne({ _id: id });
	},
};
