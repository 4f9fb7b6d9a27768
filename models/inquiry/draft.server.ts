import { Schema, Types } from "mongoose";
import { createdAtPath, defineModel } from "#models/model.server.ts";
import { erasedAfter } from "#models/retention.ts";

export type TypedValues = Record<string, string>;

interface DraftRecord {
	_id: string;
	ownerId: Types.ObjectId;
	values: TypedValues;
	createdAt: Date;
}

const schema = new Schema<DraftRecord>(
	{
		_id: { type: String, required: true, maxlength: 36 },
		ownerId: { type: Schema.Types.ObjectId, required: true },
		values: { type: Schema.Types.Mixed, required: true },
		createdAt: createdAtPath,
	},
	{ collection: "inquiryDrafts", versionKey: false },
);
schema.index({ createdAt: 1 }, erasedAfter("inquiryDrafts"));

const drafts = defineModel("InquiryDraft", schema);

/** Forms sent after the session ended, kept for a day until their author has signed in again. */
export const InquiryDraft = {
	async keep(id: string, ownerId: string, values: TypedValues): Promise<void> {
		const owner = { ownerId: new Types.ObjectId(ownerId) };
		await drafts.replaceOne({ _id: id, ...owner }, { ...owner, values }, { upsert: true });
	},

	/** Null if there is none, or it is another person's. */
	async find(id: string, ownerId: string): Promise<TypedValues | null> {
		const draft = await drafts.findOne({ _id: id, ownerId }).lean();
		return draft?.values ?? null;
	},

	async forget(id: string, ownerId: string): Promise<void> {
		await drafts.deleteOne({ _id: id, ownerId });
	},
};
