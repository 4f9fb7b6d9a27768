import { Schema } from "mongoose";
import { maxLength } from "#models/limits.ts";
import { defineModel } from "#models/model.server.ts";

/** A migration that was applied, by its name; or the lock, which has a holder. */
export interface MigrationRecord {
	_id: string;
	appliedAt?: Date;
	ms?: number;
	holder?: string;
	until?: Date;
}

const schema = new Schema<MigrationRecord>(
	{
		_id: { type: String, maxlength: maxLength.line },
		appliedAt: { type: Date },
		ms: { type: Number },
		holder: { type: String, maxlength: maxLength.line },
		until: { type: Date },
	},
	{ collection: "migrations", versionKey: false },
);

export const records = defineModel<MigrationRecord>("Migration", schema);
