import { createHash } from "node:crypto";
import { type ClientSession, trusted } from "mongoose";
import { Audit } from "#models/audit/audit.server.ts";
import { commandLine, type StaffActor } from "#models/audit/record.server.ts";
import { InvalidEmail, normaliseEmail } from "#models/contact/email.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { defaultLanguage } from "#models/language.ts";
import { maxLength } from "#models/limits.ts";
import { OutboxMail, type Reader } from "#models/mail/outbox.server.ts";
import type { Role } from "#models/options.ts";
import { Refusal } from "#models/refusal.ts";
import { env } from "#models/settings/env.server.ts";
import { linkMinutes } from "./one-time-link.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";
import { accountSubject, memberOf } from "./people.server.ts";
import { type AccountRecord, accounts } from "./record.server.ts";
import { Session } from "./session.server.ts";
import {
	approversNow,
	askToApprove,
	askToConfirm,
	endLinks,
	orEmailTaken,
	putPassword,
	storeAccount,
} from "./stored-account.server.ts";
import { admissionOf, mayBeAdmin } from "./user.server.ts";

type NewPerson = { email: string; password: string; fullName: string };

export type ActiveAccount = { id: string; email: string } & Pick<
	AccountRecord,
	"emailConfirmedAt" | "confirmationAskedAt" | "givenRole" | "waiting"
>;

export type VerifiedCredentials = { id: string; passwordHash: string };

export type ProofOfPerson = { id: string; passwordHash?: string; factorUsed?: boolean };

type SignInFacts = {
	/** Gets the mails about it; without one, none is sent. */
	reader?: Reader;
	isNewDevice?: boolean;
	/** The network prefix of the request, for the audit log. */
	from?: string;
	/** The token of the browser's session until now, which ends once the new one is open. */
	previous?: string | null;
};

const confirmableMs = linkMinutes["confirm-email"] * 60_000;

export class SignUpClosed extends Refusal {
	constructor() {
		super("signUpClosed", 403, "Accounts come by invitation");
	}
}

export class FactorNeeded extends Error {
	override readonly name = "FactorNeeded";
	readonly proven: VerifiedCredentials;

	constructor(proven: VerifiedCredentials) {
		super("A password alone does not open this account");
		this.proven = proven;
	}
}

/** Verbs write what they do into the audit log; their `from` is the network prefix of the request. */
export const Account = {
	/**
	 * Signs somebody up, who waits if not let in at once (see {@link admissionOf}). Without a `reader` nobody is asked to
	 * confirm an address, or to approve.
	 * @throws SignUpClosed, InvalidEmail, EmailTaken
	 */
	async register(
		person: NewPerson,
		reader?: Reader,
		networkDigest?: string | null,
		from?: string,
	): Promise<{ id: string }> {
		if (env.SIGNUP === "off") throw new SignUpClosed();
		const email = normaliseEmail(person.email) ?? "";
		const admission = admissionOf(email, false);
		const asks = admission === "confirmation" || mayBeAdmin(email, true) !== mayBeAdmin(email, false);
		const language = reader?.language ?? defaultLanguage;
		const waiting = admission === "nothing" ? undefined : { since: new Date(), language };
		const role = mayBeAdmin(email, false) ? "admin" : "sales";
		const approvers = admission === "approval" && reader ? await approversNow() : [];
		return insert(person, { role, waiting }, networkDigest, async (id, session) => {
			const by = { id, fullName: person.fullName, network: from };
			await Audit.write({ by, action: "signedUp", detail: { role } }, session);
			if (asks && reader) await askToConfirm({ id, email }, reader, session);
			await askToApprove(approvers, id, reader?.origin ?? null, session);
		});
	},

	/** Makes an account with a role, which is let in at once. @throws InvalidEmail, EmailTaken */
	create(person: NewPerson, role: Role): Promise<{ id: string }> {
		return insert(person, { role, givenRole: role }, undefined, async (id, session) => {
			const subject = accountSubject({ id, fullName: person.fullName });
			await Audit.write({ by: commandLine, action: "accountCreated", subject, detail: { role } }, session);
		});
	},

	async idOf(email: string): Promise<string | null> {
		const account = await accounts.exists({ email: normaliseEmail(email) ?? "" });
		return account && String(account._id);
	},

	/** A digest of the account and its current password, which reveals neither; null for an account that waits. */
	async epochOf(email: string): Promise<string | null> {
		const letIn = { email: normaliseEmail(email) ?? "", waiting: trusted({ $exists: false }) };
		const account = await accounts.findOne(letIn, { passwordHash: 1 }).lean();
		if (!account) return null;
		return createHash("sha256").update(`${account._id} ${account.passwordHash}`).digest("base64url");
	},

	/** Null where the address is unknown, the password wrong or the account disabled. */
	async authenticate(
		email: string,
		password: string,
		networkDigest?: string | null,
	): Promise<VerifiedCredentials | null> {
		const account = await accounts.findOne({ email: normaliseEmail(email) ?? "" }).lean();
		const matches = await verifyPassword(account?.passwordHash ?? null, password, networkDigest);
		if (!account || !matches || account.disabledAt) return null;
		return { id: String(account._id), passwordHash: account.passwordHash };
	},

	/**
	 * Returns a session token, for an account that waits too; null if it was disabled or its password changed meanwhile.
	 * Mails about a new device if the account is let in and has signed in before. @throws FactorNeeded
	 */
	openSession(
		{ id, passwordHash, factorUsed }: ProofOfPerson,
		userAgent: string,
		{ reader, isNewDevice = false, from, previous }: SignInFacts = {},
	): Promise<string | null> {
		return transaction(async (session) => {
			const account = await accounts.findById(id, {}, { session }).lean();
			if (!account || account.disabledAt) return null;
			if (passwordHash && passwordHash !== account.passwordHash) return null;
			if (account.factor && !factorUsed) throw new FactorNeeded({ id, passwordHash: account.passwordHash });
			const { email, confirmationAskedAt } = account;
			const isTooOld = confirmationAskedAt && Date.now() - confirmationAskedAt.getTime() > confirmableMs;
			if (isTooOld && reader) await askToConfirm({ id, email }, reader, session);
			if (isNewDevice && reader && account.lastSeenAt && !account.waiting) {
				const facts = { userAgent: userAgent.slice(0, maxLength.line) };
				await OutboxMail.queue([{ kind: "newDevice", to: email, ...reader, facts }], session);
			}
			if (previous) await Session.closeWithin(session, previous, from);
			await Audit.write({ by: await memberOf(id, from, session), action: "signedIn" }, session);
			return Session.open(id, userAgent, session);
		});
	},

	/** Null for an account that is disabled or not let in. */
	async active(accountId: string): Promise<ActiveAccount | null> {
		const account = await Account.owned(accountId);
		return account?.waiting ? null : account;
	},

	/** An account whose owner may sign in, follow links and choose a password; null if it is disabled. */
	async owned(accountId: string, session?: ClientSession): Promise<ActiveAccount | null> {
		const account = await accounts.findById(accountId, {}, { session }).lean();
		if (!account || account.disabledAt) return null;
		const { email, emailConfirmedAt, confirmationAskedAt, givenRole, waiting } = account;
		return { id: accountId, email, emailConfirmedAt, confirmationAskedAt, givenRole, waiting };
	},

	/** Also ends all sessions of the account and its reset links. Nothing happens to one that is disabled. */
	async changePassword(
		by: StaffActor,
		password: string,
		networkDigest?: string | null,
		reader?: Reader,
	): Promise<void> {
		const passwordHash = await hashPassword(password, networkDigest);
		await transaction(async (session) => {
			const account = await Account.owned(by.id, session);
			if (!account) return;
			await putPassword(account, passwordHash, reader, session);
			await Audit.write({ by, action: "passwordChanged" }, session);
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
};

async function insert(
	person: NewPerson,
	how: { role: Role; givenRole?: Role; waiting?: AccountRecord["waiting"] },
	networkDigest?: string | null,
	also?: (id: string, session: ClientSession) => Promise<void>,
): Promise<{ id: string }> {
	const email = normaliseEmail(person.email);
	if (!email) throw new InvalidEmail("Not an e-mail address");
	const passwordHash = await hashPassword(person.password, networkDigest);
	const stored = transaction(async (session) => {
		const id = await storeAccount({ ...how, email, passwordHash, fullName: person.fullName }, session);
		await also?.(id, session);
		return { id };
	});
	return orEmailTaken(stored);
}
