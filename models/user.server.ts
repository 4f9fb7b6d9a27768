import { type ClientSession, Schema, type Types, trusted } from "mongoose";
import { maxLength } from "#app/content/limits.ts";
import { type Role, roles } from "#app/content/options.ts";
import { env } from "#app/server/env.server.ts";
import { Account } from "./account.server.ts";
import { compile, createdAtPath } from "./model.server.ts";

/** A signed-in person, with the role of this moment. */
export type Viewer = { id: string; email: string; fullName: string; role: Role; isAdmin: boolean };

interface UserRecord {
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

const users = compile("User", schema);

/** The role of an account that has no profile yet. */
export function roleOf(email: string): Role {
	return env.ADMIN_EMAILS.includes(email) ? "admin" : "sales";
}

/** Profiles of the portal's staff. */
export const User = {
	/** Stores a profile, in the caller's transaction. */
	async create(profile: Omit<UserRecord, "createdAt">, session: ClientSession): Promise<void> {
		await users.insertOne(profile, { session });
	},

	/**
	 * Reads who a signed-in person is. A missing profile is made up from the address and the admin list.
	 * @returns null where the account is missing or disabled
	 */
	async viewer(accountId: string): Promise<Viewer | null> {
		const [email, profile] = await Promise.all([
			Account.activeEmail(accountId),
			users.findById(accountId).lean(),
		]);
		if (!email) return null;
		const role = profile?.role ?? roleOf(email);
		return { id: accountId, email, fullName: profile?.fullName ?? email, role, isAdmin: role === "admin" };
	},

	/** Full names by account id; where a profile is missing, the address. */
	async namesOf(accountIds: string[]): Promise<Map<string, string>> {
		const [emails, profiles] = await Promise.all([
			Account.emailsOf(accountIds),
			users.find({ _id: trusted({ $in: accountIds }) }, { fullName: 1 }).lean(),
		]);
		return new Map([...emails, ...profiles.map(({ _id, fullName }) => [String(_id), fullName] as const)]);
	},
};
