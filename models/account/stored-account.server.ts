import type { ClientSession } from "mongoose";
import { type LinkReader, type MailDraft, OutboxMail } from "#models/mail/outbox.server.ts";
import { isDuplicate } from "#models/model.server.ts";
import type { Role } from "#models/options.ts";
import { Refusal } from "#models/refusal.ts";
import { type LinkPurpose, OneTimeLink } from "./one-time-link.server.ts";
import { type AccountRecord, accounts } from "./record.server.ts";
import { Session } from "./session.server.ts";
import { users } from "./user.server.ts";

type NewAccount = Pick<AccountRecord, "email" | "passwordHash"> &
	Partial<Pick<AccountRecord, "_id" | "givenRole" | "emailConfirmedAt" | "waiting">> & {
		fullName: string;
		role: Role;
	};

export class EmailTaken extends Refusal {
	override readonly name = "EmailTaken";

	constructor(code: "emailTaken" | "emailHasAccount", cause?: unknown) {
		super({ email: [code] }, 400, "The address has an account", { cause });
	}
}

/** Stores credentials and profile, in the caller's transaction; see {@link orEmailTaken}. */
export async function storeAccount(
	{ fullName, role, ...account }: NewAccount,
	session: ClientSession,
): Promise<string> {
	const { _id } = await accounts.insertOne(account, { session });
	const { email, waiting } = account;
	await users.insertOne({ _id, email, fullName, role, waitingSince: waiting?.since }, { session });
	return String(_id);
}

/** @throws EmailTaken where a transaction failed because the address has an account */
export async function orEmailTaken<T>(stored: Promise<T>): Promise<T> {
	try {
		return await stored;
	} catch (error) {
		throw isDuplicate(error, "email") ? new EmailTaken("emailTaken", error) : error;
	}
}

/** Lets somebody in who has waited. */
export async function letIn(accountId: string, session: ClientSession): Promise<void> {
	await accounts.updateOne({ _id: accountId }, { $unset: { waiting: 1 } }, { session });
	await users.updateOne({ _id: accountId }, { $unset: { waitingSince: 1 } }, { session });
}

/** Also ends all sessions of the account and its reset links. */
export async function putPassword(
	{ id, email }: { id: string; email: string },
	passwordHash: string,
	mail: ((email: string) => MailDraft) | undefined,
	session: ClientSession,
): Promise<void> {
	await accounts.updateOne({ _id: id }, { $set: { passwordHash } }, { session });
	await Session.closeAll(id, session);
	await endLinks(id, session, "reset-password");
	if (mail) await OutboxMail.queue([mail(email)], session);
}

/** Removes an account that nobody has worked with. */
export async function removeAccount(accountId: string, session: ClientSession): Promise<void> {
	await accounts.deleteOne({ _id: accountId }, { session });
	await users.deleteOne({ _id: accountId }, { session });
	await Session.closeAll(accountId, session);
	await endLinks(accountId, session);
}

/** Ends the account's links, also those that are not sent yet. */
export async function endLinks(
	accountId: string,
	session: ClientSession,
	purpose?: LinkPurpose,
): Promise<void> {
	await OneTimeLink.revoke(accountId, session, purpose);
	await OutboxMail.withdrawLinks(accountId, session, purpose);
}

/** Mails a link with which the owner of the address confirms it. */
export async function askToConfirm(
	account: { id: string; email: string },
	reader: LinkReader,
	session: ClientSession,
): Promise<void> {
	const change = { $set: { confirmationAskedAt: new Date() } };
	await accounts.updateOne({ _id: account.id }, change, { session });
	await OutboxMail.queueLink("confirm-email", account, reader, session);
}
