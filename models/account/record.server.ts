import { type ClientSession, Schema, type Types } from "mongoose";
import { createdAtPath, defineModel } from "#models/database/model.server.ts";
import { type Language, languages, type PortalLanguage, portalLanguages } from "#models/language.ts";
import { maxLength } from "#models/limits.ts";
import { type Role, roles } from "#models/options.ts";
import { erasedAfter } from "#models/retention.ts";

export interface PasskeyRecord {
	/** The credential's id, base64url, as the public key is. */
	id: string;
	publicKey: string;
	/** The count of signatures that the authenticator told last; many always tell 0. */
	counter: number;
	transports: string[];
	name: string;
	addedAt: Date;
	lastUsedAt?: Date;
}

export interface AccountRecord {
	_id: Types.ObjectId;
	email: string;
	passwordHash: string;
	emailConfirmedAt?: Date;
	confirmationAskedAt?: Date;
	/** Given by somebody; overrules the admin list. */
	givenRole?: Role;
	/** Signed up and not let in; `language` is that of the mail about the decision. */
	waiting?: { since: Date; language: Language };
	/** The owner's choice for the portal; before it, the language of their invitation. */
	language?: PortalLanguage;
	disabledAt?: Date;
	lastSeenAt?: Date;
	/** Preferences: on unless false. */
	digest?: boolean;
	takesDemos?: boolean;
	/** The last day on which the morning's mails were written, YYYY-MM-DD in Vietnam. */
	morningMailOn?: string;
	/** The moment up to which an admin has been told what came into quarantine. */
	quarantineToldAt?: Date;
	/** When they were last mailed about late requests. */
	lateMailAt?: Date;
	factor?: {
		/** Sealed, see `sealText`. */
		secret: string;
		lastStep: number;
		/** Argon2 hashes of the unused recovery codes. */
		recovery: string[];
		since: Date;
	};
	factorOffer?: { secret: string; at: Date };
	passkeys?: PasskeyRecord[];
	revision?: number;
	createdAt: Date;
}

const sealedSecret = { type: String, required: true, maxlength: maxLength.line } as const;

const factorSchema = new Schema<NonNullable<AccountRecord["factor"]>>(
	{
		secret: sealedSecret,
		lastStep: { type: Number, required: true },
		recovery: { type: [{ type: String, maxlength: maxLength.line }], required: true },
		since: { type: Date, required: true },
	},
	{ _id: false },
);

const factorOfferSchema = new Schema<NonNullable<AccountRecord["factorOffer"]>>(
	{ secret: sealedSecret, at: { type: Date, required: true } },
	{ _id: false },
);

const passkeySchema = new Schema<PasskeyRecord>(
	{
		id: { type: String, required: true, maxlength: maxLength.credentialId },
		publicKey: { type: String, required: true, maxlength: maxLength.text },
		counter: { type: Number, required: true },
		transports: { type: [{ type: String, maxlength: maxLength.choice }], required: true },
		name: { type: String, required: true, maxlength: maxLength.choice },
		addedAt: { type: Date, required: true },
		lastUsedAt: { type: Date },
	},
	{ _id: false, id: false },
);

const waitingSchema = new Schema<NonNullable<AccountRecord["waiting"]>>(
	{
		since: { type: Date, required: true },
		language: { type: String, required: true, enum: languages },
	},
	{ _id: false },
);

const schema = new Schema<AccountRecord>(
	{
		email: { type: String, required: true, maxlength: maxLength.email },
		passwordHash: { type: String, required: true, maxlength: maxLength.line },
		emailConfirmedAt: { type: Date },
		confirmationAskedAt: { type: Date },
		givenRole: { type: String, enum: roles },
		waiting: waitingSchema,
		language: { type: String, enum: portalLanguages },
		disabledAt: { type: Date },
		lastSeenAt: { type: Date },
		digest: { type: Boolean },
		takesDemos: { type: Boolean },
		morningMailOn: { type: String, maxlength: maxLength.choice },
		quarantineToldAt: { type: Date },
		lateMailAt: { type: Date },
		factor: factorSchema,
		factorOffer: factorOfferSchema,
		passkeys: { type: [passkeySchema], default: undefined },
		revision: { type: Number },
		createdAt: createdAtPath,
	},
	{ collection: "accounts", versionKey: false },
);
schema.index({ email: 1 }, { unique: true });
schema.index(
	{ "passkeys.id": 1 },
	{ unique: true, partialFilterExpression: { "passkeys.id": { $exists: true } } },
);
schema.index({ "waiting.since": 1 }, { sparse: true, ...erasedAfter("waitingAccounts") });

export const accounts = defineModel("Account", schema);

export async function markSeen(accountId: string, transaction?: ClientSession): Promise<void> {
	await accounts.updateOne(
		{ _id: accountId },
		{ $set: { lastSeenAt: new Date() } },
		{ session: transaction },
	);
}
