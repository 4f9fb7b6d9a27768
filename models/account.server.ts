import { Schema, type Types, trusted } from "mongoose";
import { maxLength } from "#app/content/limits.ts";
import type { Role } from "#app/content/options.ts";
import { transaction } from "#app/server/db.server.ts";
import { hashPassword, verifyPassword } from "#app/server/password.server.ts";
import { InvalidEmail, normaliseEmail } from "./email.server.ts";
import { compile, createdAtPath, isDuplicate } from "./model.server.ts";
import { roleOf, User } from "./user.server.ts";

/** What somebody gives to get an account. */
export type NewPerson = { email: string; password: string; fullName: string };

interface AccountRecord {
	_id: Types.ObjectId;
	email: string;
	passwordHash: string;
	disabledAt?: Date;
	createdAt: Date;
}

const schema = new Schema<AccountRecord>(
	{
		email: { type: String, required: true, maxlength: maxLength.email },
		passwordHash: { type: String, required: true, maxlength: maxLength.line },
		disabledAt: { type: Date },
		createdAt: createdAtPath,
	},
	{ collection: "accounts", versionKey: false },
);
schema.index({ email: 1 }, { unique: true });

const accounts = compile("Account", schema);

/** Thrown by {@link Account.register} for an address that has an account. */
export class EmailTaken extends Error {
	override readonly name = "EmailTaken";
}

/** Sign-in credentials. */
export const Account = {
	/**
	 * Makes the account and the profile of somebody who signs up; the role comes from the admin list.
	 * @throws InvalidEmail, EmailTaken
	 */
	register(person: NewPerson): Promise<{ id: string }> {
		return Account.create(person, roleOf(normaliseEmail(person.email) ?? ""));
	},

	/**
	 * Makes an account and its profile with a given role.
	 * @throws InvalidEmail, EmailTaken
	 */
	async create({ email: typed, password, fullName }: NewPerson, role: Role): Promise<{ id: string }> {
		const email = normaliseEmail(typed);
		if (!email) throw new InvalidEmail("Not an e-mail address");
		const passwordHash = await hashPassword(password);
		try {
			return await transaction(async (session) => {
				const { _id } = await accounts.insertOne({ email, passwordHash }, { session });
				await User.create({ _id, email, fullName, role }, session);
				return { id: String(_id) };
			});
		} catch (error) {
			throw isDuplicate(error, "email")
				? new EmailTaken("The address has an account", { cause: error })
				: error;
		}
	},

	/** @returns the id of the account with this address, null where there is none */
	async idOf(email: string): Promise<string | null> {
		const account = await accounts.exists({ email: normaliseEmail(email) ?? "" });
		return account && String(account._id);
	},

	/** @returns the account's id; null where the address is unknown, the password wrong or the account disabled */
	async authenticate(email: string, password: string): Promise<string | null> {
		const account = await accounts.findOne({ email: normaliseEmail(email) ?? "" }).lean();
		const matches = await verifyPassword(account?.passwordHash ?? null, password);
		return account && matches && !account.disabledAt ? String(account._id) : null;
	},

	/** @returns the address of an account that may be used; null where there is none or it is disabled */
	async activeEmail(accountId: string): Promise<string | null> {
		const account = await accounts.findById(accountId, { email: 1, disabledAt: 1 }).lean();
		return account && !account.disabledAt ? account.email : null;
	},

	/** Addresses by account id. */
	async emailsOf(accountIds: string[]): Promise<Map<string, string>> {
		const found = await accounts.find({ _id: trusted({ $in: accountIds }) }, { email: 1 }).lean();
		return new Map(found.map(({ _id, email }) => [String(_id), email]));
	},
};
