import { createHash } from "node:crypto";
import { Schema, Types } from "mongoose";
import { createdAtPath, defineModel } from "#models/database/model.server.ts";
import { erasedAfter } from "#models/retention.ts";

export type TypedValues = Record<string, string>;

/** A form as it was sent: its page's path, its id there, and its fields. */
type SentForm = { path: string; form: string; values: TypedValues };

interface FormDraftRecord extends SentForm {
	_id: string;
	ownerId: Types.ObjectId;
	createdAt: Date;
}

export type FormDraftView = SentForm & { id: string; keptAt: Date };

/** More than anybody leaves behind in a day. */
const shown = 20;

const schema = new Schema<FormDraftRecord>(
	{
		_id: { type: String, required: true, maxlength: 43 },
		ownerId: { type: Schema.Types.ObjectId, required: true },
		path: { type: String, required: true },
		form: { type: String, required: true },
		values: { type: Schema.Types.Mixed, required: true },
		createdAt: createdAtPath,
	},
	{ collection: "formDrafts", versionKey: false },
);
schema.index({ createdAt: 1 }, erasedAfter("formDrafts"));
schema.index({ ownerId: 1, createdAt: -1 });

const drafts = defineModel("FormDraft", schema);

/** Forms of the portal that were not sent by who had opened them, kept for that person for a day. */
export const FormDraft = {
	/** @returns its id, which is the same for a form that is sent twice */
	async keep(ownerId: string, sent: SentForm): Promise<string> {
		const id = createHash("sha256")
			.update(JSON.stringify([ownerId, sent]))
			.digest("base64url");
		const owner = { ownerId: new Types.ObjectId(ownerId) };
		await drafts.replaceOne({ _id: id, ...owner }, { ...owner, ...sent }, { upsert: true });
		return id;
	},

	/** The newest first. */
	async listOf(ownerId: string): Promise<FormDraftView[]> {
		const found = await drafts.find({ ownerId }).sort({ createdAt: -1 }).limit(shown).lean();
		return found.map(({ _id, path, form, values, createdAt }) => ({
			id: _id,
			path,
			form,
			values,
			keptAt: createdAt,
		}));
	},

	async forget(id: string, ownerId: string): Promise<void> {
		await drafts.deleteOne({ _id: id, ownerId });
	},
};
