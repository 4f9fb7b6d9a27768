import { type ClientSession, Schema, type Types, trusted } from "mongoose";
import { env } from "#models/env.server.ts";
import type { IdRange } from "#models/id-page.ts";
import { maxLength } from "#models/limits.ts";
import { createdAtPath, defineModel } from "#models/model.server.ts";
import { type Role, roles } from "#models/options.ts";
import { removeDiacritics } from "#models/remove-diacritics.ts";
import type { AccountRecord } from "./record.server.ts";

/** A signed-in person, with the role of this moment. */
export type Viewer = { id: string; email: string; fullName: string; role: Role; isAdmin: boolean };

type AccountWithoutProfile = Pick<AccountRecord, "email" | "emailConfirmedAt" | "givenRole">;

export type Profile = { fullName: string; role: Role };

/** A profile as it is stored. */
export interface UserRecord {
	/** The account's id. */
	_id: Types.ObjectId;
	email: string;
	fullName: string;
	role: Role;
	createdAt: Date;
}

const schema = new Schema<UserRecord>(
	{
		_id: { type: Schema.Types.ObjectId, required: true },
		email: { type: String, required: true, maxlength: maxLength.email },
		fullName: { type: String, required: true, maxlength: maxLength.name },
		role: { type: String, required: true, enum: roles },
		createdAt: createdAtPath,
	},
	{ collection: "users", versionKey: false },
);

export const users = defineModel("User", schema);

/** Whether an address is on the list of administrators, and is known to be the person's own where mail can tell. */
export function mayBeAdmin(email: string, emailConfirmed: boolean): boolean {
	return env.ADMIN_EMAILS.includes(email) && (emailConfirmed || !env.SMTP_URL);
}

/** The profile of an account that has none: made up from the address and, unless a role was given, the admin list. */
export function profileOf({ email, emailConfirmedAt, givenRole }: AccountWithoutProfile): Profile {
	const listed = mayBeAdmin(email, emailConfirmedAt !== undefined) ? "admin" : "sales";
	return { fullName: email, role: givenRole ?? listed };
}

/**
 * Who somebody is by their account and profile; a missing profile is {@link profileOf} the account.
 * @returns null where the account is missing or disabled
 */
export function viewerFrom(account: AccountRecord | undefined, profile: Profile | undefined): Viewer | null {
	if (!account || account.disabledAt) return null;
	const { fullName, role } = profile ?? profileOf(account);
	return { id: String(account._id), email: account.email, fullName, role, isAdmin: role === "admin" };
}

/** Profiles of the portal's staff. */
export const User = {
	/** Stores a profile, in the caller's transaction. */
	async create(profile: Omit<UserRecord, "createdAt">, session: ClientSession): Promise<void> {
		await users.insertOne(profile, { session });
	},

	/** Changes a role, in the caller's transaction; an account without a profile gets one. */
	async setRole(id: string, email: string, role: Role, session: ClientSession): Promise<void> {
		const missing = { email, fullName: email, createdAt: new Date() };
		const change = { $set: { role }, $setOnInsert: missing };
		await users.updateOne({ _id: id }, change, { session, upsert: true });
	},

	/**
	 * The ids of a page of those people whose name and address have each word of a text, in any order. It
	 * looks through the profiles one by one, which for all staff of a firm takes no time, and stops with the page.
	 */
	async idsNamed(text: string, { beyond, order, limit }: IdRange): Promise<string[]> {
		const words = removeDiacritics(text).split(/\s+/);
		const found: string[] = [];
		const profiles = users
			.find(beyond ? { _id: beyond } : {}, { fullName: 1, email: 1 })
			.sort({ _id: order });
		for await (const { _id, fullName, email } of profiles.lean().cursor({ batchSize: 1_000 })) {
			const named = removeDiacritics(`${fullName} ${email}`);
			if (words.every((word) => named.includes(word))) found.push(String(_id));
			if (found.length === limit) break;
		}
		return found;
	},

	/** The profiles of those accounts that have one, by id. */
	async profiles(accountIds: string[]): Promise<Map<string, Profile>> {
		const found = await users.find({ _id: trusted({ $in: accountIds }) }).lean();
		return new Map(found.map(({ _id, fullName, role }) => [String(_id), { fullName, role }]));
	},
};
