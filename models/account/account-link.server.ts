import type { ClientSession } from "mongoose";
import { Audit } from "#models/audit/audit.server.ts";
import { type Actor, somebody } from "#models/audit/record.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { OutboxMail, type Reader } from "#models/mail/outbox.server.ts";
import { Account, type ActiveAccount } from "./account.server.ts";
import { type LinkPurpose, OneTimeLink } from "./one-time-link.server.ts";
import { hashPassword } from "./password.server.ts";
import { accountSubject, memberOf } from "./people.server.ts";
import { accounts } from "./record.server.ts";
import { approversNow, askToApprove, letIn, putPassword } from "./stored-account.server.ts";
import { admissionOf, mayBeAdmin, User } from "./user.server.ts";

type Confirmed = { isAdmin: boolean; waits: boolean };

/** What a mailed link lets the owner of an address do. `from` is the network prefix of the request, for the audit log. */
export const AccountLink = {
	/** Mails a reset link if the address has an account that is not disabled. */
	async mailReset(email: string, reader: Reader, from?: string): Promise<void> {
		const accountId = await Account.idOf(email);
		await transaction(async (session) => {
			const account = accountId && (await Account.owned(accountId, session));
			if (!account) return;
			await OutboxMail.queueLink("reset-password", account, reader, session);
			const subject = accountSubject(await memberOf(account.id, undefined, session));
			await Audit.write({ by: somebody(from), action: "resetLinkAsked", subject }, session);
		});
	},

	/** Makes a reset link to be handed to its owner, and returns its token; null for a disabled or unknown account. */
	makeReset(accountId: string, by: Actor): Promise<string | null> {
		return transaction(async (session) => {
			const account = await Account.owned(accountId, session);
			if (!account) return null;
			const subject = accountSubject(await memberOf(accountId, undefined, session));
			await Audit.write({ by, action: "resetLinkMade", subject }, session);
			return OneTimeLink.issue("reset-password", accountId, session);
		});
	},

	/** Tells whose link this is without using it up; null if it is no longer valid. */
	async ownerOf(purpose: LinkPurpose, token: string): Promise<ActiveAccount | null> {
		const accountId = await OneTimeLink.accountOf(purpose, token);
		return accountId ? Account.owned(accountId) : null;
	},

	/** As {@link Account.changePassword}, by a mailed link; null if it is no longer valid. */
	async resetPassword(
		token: string,
		password: string,
		networkDigest?: string | null,
		reader?: Reader,
		from?: string,
	): Promise<ActiveAccount | null> {
		if (!(await AccountLink.ownerOf("reset-password", token))) return null;
		const passwordHash = await hashPassword(password, networkDigest);
		return transaction(async (session) => {
			const accountId = await OneTimeLink.use("reset-password", token, session);
			const account = accountId && (await Account.owned(accountId, session));
			if (!account) return null;
			await putPassword(account, passwordHash, reader, session);
			await dropUnconfirmed(account, session);
			const by = await memberOf(account.id, from, session);
			await Audit.write({ by, action: "passwordReset" }, session);
			return account;
		});
	},

	/**
	 * Confirms the address that a link was mailed to: its owner becomes an admin, is let in, or waits for an administrator,
	 * who is asked by mail. Returns null if the link is not valid any more. @param origin where that mail's links lead
	 */
	async confirmEmail(token: string, origin: string | null = null, from?: string): Promise<Confirmed | null> {
		const owner = await AccountLink.ownerOf("confirm-email", token);
		if (!owner) return null;
		const approvers = waitsForApproval(owner) ? await approversNow() : [];
		return transaction(async (session) => {
			const accountId = await OneTimeLink.use("confirm-email", token, session);
			const account = accountId ? await Account.owned(accountId, session) : null;
			if (!account?.confirmationAskedAt) return null;
			const { id, email, waiting } = account;
			const isAdmin = mayBeAdmin(email, true);
			if (!isAdmin && !waiting) return null;
			const change = { $set: { emailConfirmedAt: new Date() }, $unset: { confirmationAskedAt: 1 } };
			await accounts.updateOne({ _id: id }, change, { session });
			if (isAdmin) await User.setRole(id, email, "admin", session);
			const waits = waitsForApproval(account);
			if (waits) await askToApprove(approvers, id, origin, session);
			else if (waiting) await letIn(id, session);
			const by = await memberOf(id, from, session);
			const detail = { role: isAdmin ? "admin" : "sales" } as const;
			await Audit.write({ by, action: "emailConfirmed", detail }, session);
			return { isAdmin, waits };
		});
	},
};

const waitsForApproval = ({ email, waiting }: ActiveAccount) =>
	waiting !== undefined && admissionOf(email, true) === "approval";

/** Removes what a stranger may have added who signed up with the address: only its owner has read the mailed link. */
async function dropUnconfirmed(
	{ id, emailConfirmedAt, confirmationAskedAt }: ActiveAccount,
	session: ClientSession,
): Promise<void> {
	if (emailConfirmedAt) return;
	const factor = confirmationAskedAt ? { factor: 1, factorOffer: 1 } : {};
	await accounts.updateOne({ _id: id }, { $unset: { passkeys: 1, ...factor } }, { session });
}
