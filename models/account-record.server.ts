import { type ClientSession, Schema, type Types } from "mongoose";
import { maxLength } from "#app/content/limits.ts";
import { compile, createdAtPath } from "./model.server.ts";

/** Credentials as they are stored. */
export interface AccountRecord {
	_id: Types.ObjectId;
	email: string;
	passwordHash: string;
	emailConfirmedAt?: Date;
	disabledAt?: Date;
	lastSeenAt?: Date;
	revision?: number;
	createdAt: Date;
}

const schema = new Schema<AccountRecord>(
	{
		email: { type: String, required: true, maxlength: maxLength.email },
		passwordHash: { type: String, required: true, maxlength: maxLength.line },
		emailConfirmedAt: { type: Date },
		disabledAt: { type: Date },
		lastSeenAt: { type: Date },
		revision: { type: Number },
		createdAt: createdAtPath,
	},
	{ collection: "accounts", versionKey: false },
);
schema.index({ email: 1 }, { unique: true });

export const accounts = compile("Account", schema);

/** Records that somebody uses the account now, in the caller's transaction if it has one. */
export async function markSeen(accountId: string, transaction?: ClientSession): Promise<void> {
	await accounts.updateOne(
		{ _id: accountId },
		{ $set: { lastSeenAt: new Date() } },
		{ session: transaction },
	);
}
