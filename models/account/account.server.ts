import { type ClientSession, trusted } from "mongoose";
import { Audit } from "#models/audit/audit.server.ts";
import { type AuditLine, commandLine, somebody } from "#models/audit/record.server.ts";
import { InvalidEmail, normaliseEmail } from "#models/email.server.ts";
import type { IdRange } from "#models/id-page.ts";
import { type LinkReader, OutboxMail } from "#models/mail/outbox.server.ts";
import { isDuplicate } from "#models/model.server.ts";
import type { Role } from "#models/options.ts";
import { transaction } from "#models/transaction.server.ts";
import { accountSubject, memberOf } from "./member.server.ts";
import { type LinkPurpose, linkMinutes, OneTimeLink } from "./one-time-link.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";
import { type AccountRecord, accounts } from "./record.server.ts";
import { Session } from "./session.server.ts";
import { mayBeAdmin, User } from "./user.server.ts";

export type NewPerson = { email: string; password: string; fullName: string };

export type ActiveAccount = { id: string; email: string } & Pick<
	AccountRecord,
	"emailConfirmedAt" | "confirmationAskedAt" | "givenRole"
>;

export type VerifiedCredentials = { id: string; passwordHash: string };

/** What lets somebody in; with `factorUsed` a second factor of theirs was used, too. */
export type ProofOfPerson = { id: string; passwordHash?: string; factorUsed?: boolean };

const confirmableMs = linkMinutes["confirm-email"] * 60_000;

export class EmailTaken extends Error {
	override readonly name = "EmailTaken";
}

/** The person has a second factor, and has not used it. */
export class FactorNeeded extends Error {
	override readonly name = "FactorNeeded";
	readonly proven: VerifiedCredentials;

	/** @param proven what was shown so far, to go on with */
	constructor(proven: VerifiedCredentials) {
		super("A password alone does not open this account");
		this.proven = proven;
	}
}

/** Verbs write what they do into the audit log; their `from` is the shortened network of the request. */
export const Account = {
	/** With mail configured, an address of the admin list must be confirmed first. @throws InvalidEmail, EmailTaken */
	register(
		person: NewPerson,
		reader?: LinkReader,
		network?: string | null,
		from?: string,
	): Promise<{ id: string }> {
		const email = normaliseEmail(person.email) ?? "";
		const asked = mayBeAdmin(email, true) && !mayBeAdmin(email, false) ? reader : undefined;
		const role = mayBeAdmin(email, false) ? "admin" : "sales";
		const lineOf = (id: string): AuditLine => {
			const by = { id, fullName: person.fullName, network: from };
			return { by, action: "signedUp", detail: { role } };
		};
		return insert(person, { role }, lineOf, asked, network);
	},

	/** As {@link Account.register}, with a given role; for scripts. */
	create(person: NewPerson, role: Role): Promise<{ id: string }> {
		return insert(person, { role, givenRole: role }, (id) => {
			const subject = accountSubject({ id, fullName: person.fullName });
			return { by: commandLine, action: "accountCreated", subject, detail: { role } };
		});
	},

	async idOf(email: string): Promise<string | null> {
		const account = await accounts.exists({ email: normaliseEmail(email) ?? "" });
		return account && String(account._id);
	},

	/** Null where the address is unknown, the password wrong or the account disabled. */
	async authenticate(
		email: string,
		password: string,
		network?: string | null,
	): Promise<VerifiedCredentials | null> {
		const account = await accounts.findOne({ email: normaliseEmail(email) ?? "" }).lean();
		const matches = await verifyPassword(account?.passwordHash ?? null, password, network);
		if (!account || !matches || account.disabledAt) return null;
		return { id: String(account._id), passwordHash: account.passwordHash };
	},

	/** Returns a session token; null if the account was disabled or its password changed meanwhile. @throws FactorNeeded */
	openSession(
		{ id, passwordHash, factorUsed }: ProofOfPerson,
		userAgent: string,
		reader?: LinkReader,
		from?: string,
	): Promise<string | null> {
		return transaction(async (session) => {
			const account = await accounts.findById(id, {}, { session }).lean();
			if (!account || account.disabledAt) return null;
			if (passwordHash && passwordHash !== account.passwordHash) return null;
			if (account.factor && !factorUsed) throw new FactorNeeded({ id, passwordHash: account.passwordHash });
			const { email, confirmationAskedAt } = account;
			const isTooOld = confirmationAskedAt && Date.now() - confirmationAskedAt.getTime() > confirmableMs;
			if (isTooOld && reader) await askToConfirm({ id, email }, reader, session);
			await Audit.write({ by: await memberOf(id, from, session), action: "signedIn" }, session);
			return Session.open(id, userAgent, session);
		});
	},

	async active(accountId: string, session?: ClientSession): Promise<ActiveAccount | null> {
		const account = await accounts.findById(accountId, {}, { session }).lean();
		if (!account || account.disabledAt) return null;
		const { email, emailConfirmedAt, confirmationAskedAt, givenRole } = account;
		return { id: accountId, email, emailConfirmedAt, confirmationAskedAt, givenRole };
	},

	/** Also ends all sessions of the account and its reset links. */
	async changePassword(
		accountId: string,
		password: string,
		network?: string | null,
		from?: string,
	): Promise<void> {
		const passwordHash = await hashPassword(password, network);
		await transaction(async (session) => {
			await putPassword(accountId, passwordHash, session);
			const by = await memberOf(accountId, from, session);
			await Audit.write({ by, action: "passwordChanged" }, session);
		});
	},

	/** Mails a reset link if the address has an active account. */
	async mailResetLink(email: string, reader: LinkReader, from?: string): Promise<void> {
		const accountId = await Account.idOf(email);
		await transaction(async (session) => {
			const account = accountId && (await Account.active(accountId, session));
			if (!account) return;
			await OutboxMail.queueLink("reset-password", account, reader, session);
			const subject = accountSubject(await memberOf(account.id, undefined, session));
			await Audit.write({ by: somebody(from), action: "resetLinkAsked", subject }, session);
		});
	},

	/** Whose link this is, without using it up; null if it is no longer valid. */
	async ofLink(purpose: LinkPurpose, token: string): Promise<ActiveAccount | null> {
		const accountId = await OneTimeLink.accountOf(purpose, token);
		return accountId ? Account.active(accountId) : null;
	},

	/** As {@link Account.changePassword}, by a mailed link; null if it is no longer valid. */
	async resetPassword(
		token: string,
		password: string,
		network?: string | null,
		from?: string,
	): Promise<ActiveAccount | null> {
		if (!(await Account.ofLink("reset-password", token))) return null;
		const passwordHash = await hashPassword(password, network);
		return transaction(async (session) => {
			const accountId = await OneTimeLink.use("reset-password", token, session);
			const account = accountId && (await Account.active(accountId, session));
			if (!account) return null;
			await putPassword(account.id, passwordHash, session);
			const by = await memberOf(account.id, from, session);
			await Audit.write({ by, action: "passwordReset" }, session);
			return account;
		});
	},

	/** Confirms an address by a link, which makes its owner admin; false if the link or the reason is gone. */
	confirmEmail(token: string, from?: string): Promise<boolean> {
		return transaction(async (session) => {
			const accountId = await OneTimeLink.use("confirm-email", token, session);
			const account = accountId ? await Account.active(accountId, session) : null;
			if (!account?.confirmationAskedAt || !mayBeAdmin(account.email, true)) return false;
			const change = { $set: { emailConfirmedAt: new Date() }, $unset: { confirmationAskedAt: 1 } };
			await accounts.updateOne({ _id: account.id }, change, { session });
			await User.setRole(account.id, account.email, "admin", session);
			const by = await memberOf(account.id, from, session);
			await Audit.write({ by, action: "emailConfirmed" }, session);
			return true;
		});
	},

	/** Sets a role that overrules the admin list, in the caller's transaction. */
	async keepRole(accountId: string, givenRole: Role, session: ClientSession): Promise<void> {
		const change = { $set: { givenRole }, $unset: { confirmationAskedAt: 1 } };
		await accounts.updateOne({ _id: accountId }, change, { session });
		await endLinks(accountId, session, "confirm-email");
	},

	async setDisabled(accountId: string, disabled: boolean, session: ClientSession): Promise<void> {
		const change = disabled ? { $set: { disabledAt: new Date() } } : { $unset: { disabledAt: 1 } };
		await accounts.updateOne({ _id: accountId }, change, { session });
		if (!disabled) return;
		await Session.closeAll(accountId, session);
		await endLinks(accountId, session);
	},

	/** Keeps two transactions on one account from running side by side. */
	async lock(accountIds: string[], session: ClientSession): Promise<void> {
		await accounts.updateMany({ _id: trusted({ $in: accountIds }) }, { $inc: { revision: 1 } }, { session });
	},

	async idsIn({ beyond, order, limit }: IdRange): Promise<string[]> {
		const found = await accounts
			.find(beyond ? { _id: beyond } : {}, { _id: 1 })
			.sort({ _id: order })
			.limit(limit)
			.lean();
		return found.map(({ _id }) => String(_id));
	},
};

async function putPassword(accountId: string, passwordHash: string, session: ClientSession): Promise<void> {
	await accounts.updateOne({ _id: accountId }, { $set: { passwordHash } }, { session });
	await Session.closeAll(accountId, session);
	await endLinks(accountId, session, "reset-password");
}

async function endLinks(accountId: string, session: ClientSession, purpose?: LinkPurpose): Promise<void> {
	await OneTimeLink.revoke(accountId, session, purpose);
	await OutboxMail.withdrawLinks(accountId, session, purpose);
}

async function insert(
	person: NewPerson,
	{ role, givenRole }: { role: Role; givenRole?: Role },
	lineOf: (id: string) => AuditLine,
	reader?: LinkReader,
	network?: string | null,
): Promise<{ id: string }> {
	const email = normaliseEmail(person.email);
	if (!email) throw new InvalidEmail("Not an e-mail address");
	const passwordHash = await hashPassword(person.password, network);
	try {
		return await transaction(async (session) => {
			const { _id } = await accounts.insertOne({ email, passwordHash, givenRole }, { session });
			const id = String(_id);
			await User.create({ _id, email, fullName: person.fullName, role }, session);
			if (reader) await askToConfirm({ id, email }, reader, session);
			await Audit.write(lineOf(id), session);
			return { id };
		});
	} catch (error) {
		throw isDuplicate(error, "email")
			? new EmailTaken("The address has an account", { cause: error })
			: error;
	}
}

async function askToConfirm(
	account: { id: string; email: string },
	reader: LinkReader,
	session: ClientSession,
): Promise<void> {
	const change = { $set: { confirmationAskedAt: new Date() } };
	await accounts.updateOne({ _id: account.id }, change, { session });
	await OutboxMail.queueLink("confirm-email", account, reader, session);
}
