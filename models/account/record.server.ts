import { type ClientSession, Schema, type Types } from "mongoose";
import { maxLength } from "#models/limits.ts";
import { createdAtPath, defineModel } from "#models/model.server.ts";
import { type Role, roles } from "#models/options.ts";

export interface AccountRecord {
	_id: Types.ObjectId;
	email: string;
	passwordHash: string;
	emailConfirmedAt?: Date;
	confirmationAskedAt?: Date;
	/** Given by somebody; overrules the admin list. */
	givenRole?: Role;
	disabledAt?: Date;
	lastSeenAt?: Date;
	/** Preferences: on unless false. */
	digest?: boolean;
	takesDemos?: boolean;
	/** The last day on which the morning's mails were written, YYYY-MM-DD in Vietnam. */
	morningMailOn?: string;
	/** Of an admin: until when the quarantine has been told of. */
	quarantineToldAt?: Date;
	revision?: number;
	createdAt: Date;
}

const schema = new Schema<AccountRecord>(
	{
		email: { type: String, required: true, maxlength: maxLength.email },
		passwordHash: { type: String, required: true, maxlength: maxLength.line },
		emailConfirmedAt: { type: Date },
		confirmationAskedAt: { type: Date },
		givenRole: { type: String, enum: roles },
		disabledAt: { type: Date },
		lastSeenAt: { type: Date },
		digest: { type: Boolean },
		takesDemos: { type: Boolean },
		morningMailOn: { type: String, maxlength: maxLength.choice },
		quarantineToldAt: { type: Date },
		revision: { type: Number },
		createdAt: createdAtPath,
	},
	{ collection: "accounts", versionKey: false },
);
schema.index({ email: 1 }, { unique: true });

export const accounts = defineModel("Account", schema);

export async function markSeen(accountId: string, transaction?: ClientSession): Promise<void> {
	await accounts.updateOne(
		{ _id: accountId },
		{ $set: { lastSeenAt: new Date() } },
		{ session: transaction },
	);
}
