import { isValidObjectId, Schema, type Types } from "mongoose";
import { createdAtPath, defineModel } from "#models/model.server.ts";
import { erasedAfter } from "#models/retention.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import type { PublicFormFields } from "./public-form.server.ts";
import { submissionIdPath, submitOnce } from "./submission.server.ts";

/** It filled in what people do not see, or was faster than anybody types. */
export const suspicions = ["trap", "haste"] as const;
export type Suspicion = (typeof suspicions)[number];

export interface SuspectedRecord {
	_id: Types.ObjectId;
	form: RequestKind;
	suspicion: Suspicion;
	submissionId: string;
	/** As they would have been stored; whoever accepts them has them checked by the form's own model. */
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

/** Requests that a robot has surely sent, kept apart in case it was a person after all. */
export const SpamQuarantine = {
	/** A repeated one is kept once, with the time of the first. */
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

	async find(id: string): Promise<SuspectedRecord | null> {
		return isValidObjectId(id) ? suspected.findById(id).lean() : null;
	},

	async forget(id: Types.ObjectId): Promise<void> {
		await suspected.deleteOne({ _id: id });
	},
};
