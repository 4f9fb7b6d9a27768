import { type ClientSession, Schema, Types, trusted } from "mongoose";
import { shownEmail } from "#models/email.server.ts";
import { env } from "#models/env.server.ts";
import { maxLength } from "#models/limits.ts";
import { createdAtPath, defineModel } from "#models/model.server.ts";
import { type Role, roles } from "#models/options.ts";
import { erasedAfter } from "#models/retention.ts";
import type { AccountRecord } from "./record.server.ts";

export type Viewer = {
	id: string;
	email: string;
	fullName: string;
	role: Role;
	isAdmin: boolean;
	/** Has to add a second factor before anything else, see SECOND_FACTOR. */
	lacksFactor?: true;
	network?: string;
};

/** What filters or makes what is a person's own. */
export const ownedBy = ({ id }: { id: string }) => ({ ownerId: new Types.ObjectId(id) });

/** How an event of a history names who did it. */
export const authorOf = ({ id, fullName }: Pick<Viewer, "id" | "fullName">) => ({
	by: fullName,
	byId: new Types.ObjectId(id),
});

type AccountWithoutProfile = Pick<AccountRecord, "email" | "emailConfirmedAt" | "givenRole">;

export type Profile = { fullName: string; role: Role };

export interface UserRecord {
	_id: Types.ObjectId;
	email: string;
	fullName: string;
	role: Role;
	/** As of the account, so that both are erased at the same time. */
	waitingSince?: Date;
	createdAt: Date;
}

const schema = new Schema<UserRecord>(
	{
		_id: { type: Schema.Types.ObjectId, required: true },
		email: { type: String, required: true, maxlength: maxLength.email },
		fullName: { type: String, required: true, maxlength: maxLength.name },
		role: { type: String, required: true, enum: roles },
		waitingSince: { type: Date },
		createdAt: createdAtPath,
	},
	{ collection: "users", versionKey: false },
);
schema.index({ waitingSince: 1 }, { sparse: true, ...erasedAfter("waitingAccounts") });

export const users = defineModel("User", schema);

/** Whether an address is on the admin list and, where mail is configured, confirmed. */
export function mayBeAdmin(email: string, emailConfirmed: boolean): boolean {
	return env.ADMIN_EMAILS.includes(email) && (emailConfirmed || !env.SMTP_URL);
}

/** The profile of an account that has none, from its address and given role or the admin list. */
export function profileOf({ email, emailConfirmedAt, givenRole }: AccountWithoutProfile): Profile {
	const listed = mayBeAdmin(email, emailConfirmedAt !== undefined) ? "admin" : "sales";
	return { fullName: shownEmail(email), role: givenRole ?? listed };
}

/** Null if the account is missing, disabled or not let in; a missing profile is {@link profileOf} the account. */
export function viewerFrom(account: AccountRecord | undefined, profile: Profile | undefined): Viewer | null {
	if (!account || account.disabledAt || account.waiting) return null;
	const { fullName, role } = profile ?? profileOf(account);
	const viewer = { id: String(account._id), email: account.email, fullName, role, isAdmin: role === "admin" };
	return needsFactor(role) && !account.factor ? { ...viewer, lacksFactor: true } : viewer;
}

/** Whether SECOND_FACTOR asks one of this role. */
export const needsFactor = (role: Role) =>
	env.SECOND_FACTOR === "all" || (env.SECOND_FACTOR === "admins" && role === "admin");

/** Aggregation stage that adds the profile of the account whose id is at a path. */
export const lookUpProfile = (localField: string) => ({
	$lookup: { from: users.collection.name, localField, foreignField: "_id", as: "profile" },
});

export const User = {
	async create(profile: Omit<UserRecord, "createdAt">, session: ClientSession): Promise<void> {
		await users.insertOne(profile, { session });
	},

	async setRole(id: string, email: string, role: Role, session: ClientSession): Promise<void> {
		const missing = { email, fullName: shownEmail(email), createdAt: new Date() };
		const change = { $set: { role }, $setOnInsert: missing };
		await users.updateOne({ _id: id }, change, { session, upsert: true });
	},

	async letIn(id: string, session: ClientSession): Promise<void> {
		await users.updateOne({ _id: id }, { $unset: { waitingSince: 1 } }, { session });
	},

	async profiles(accountIds: string[]): Promise<Map<string, Profile>> {
		const found = await users.find({ _id: trusted({ $in: accountIds }) }).lean();
		return new Map(found.map(({ _id, fullName, role }) => [String(_id), { fullName, role }]));
	},
};
