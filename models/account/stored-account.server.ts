import type { ClientSession } from "mongoose";
import { isDuplicate } from "#models/database/model.server.ts";
import { OutboxMail, type Reader, salesInbox } from "#models/mail/outbox.server.ts";
import type { Role } from "#models/options.ts";
import { Refusal } from "#models/refusal.ts";
import { Attempt } from "./attempt.server.ts";
import { type LinkPurpose, OneTimeLink } from "./one-time-link.server.ts";
import { activeAdmins } from "./people.server.ts";
import { type AccountRecord, accounts } from "./record.server.ts";
import { Session } from "./session.server.ts";
import { users } from "./user.server.ts";

type NewAccount = Pick<AccountRecord, "email" | "passwordHash"> &
	Partial<Pick<AccountRecord, "_id" | "givenRole" | "emailConfirmedAt" | "waiting" | "language">> & {
		fullName: string;
		role: Role;
	};

export class EmailTaken extends Refusal {
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

/** Lets somebody in who was waiting. */
export async function letIn(accountId: string, session: ClientSession): Promise<void> {
	await accounts.updateOne({ _id: accountId }, { $unset: { waiting: 1 } }, { session });
	await users.updateOne({ _id: accountId }, { $unset: { waitingSince: 1 } }, { session });
}

/** Also ends the account's sessions and reset links, and tells its owner by mail if there is a `reader`. */
export async function putPassword(
	{ id, email }: { id: string; email: string },
	passwordHash: string,
	reader: Reader | undefined,
	session: ClientSession,
): Promise<void> {
	await accounts.updateOne({ _id: id }, { $set: { passwordHash } }, { session });
	await Session.closeAll(id, session);
	await endLinks(id, session, "reset-password");
	if (reader) await OutboxMail.queue([{ kind: "passwordChanged", to: email, ...reader }], session);
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
	await OutboxMail.withdraw(accountId, session, purpose);
}

/** Mails a link with which the owner of the address confirms it. */
export async function askToConfirm(
	account: { id: string; email: string },
	reader: Reader,
	session: ClientSession,
): Promise<void> {
	const change = { $set: { confirmationAskedAt: new Date() } };
	await accounts.updateOne({ _id: account.id }, change, { session });
	await OutboxMail.queueLink("confirm-email", account, reader, session);
}

/** Beyond these, waiting people are shown on the page only: robots may sign up, too. */
const askedAnHour = { max: 20, windowMs: 3_600_000 };

/** The addresses that sign-ups are announced to: the administrators', or the sales inbox if there are none. */
export async function approversNow(): Promise<string[]> {
	if (!(await Attempt.take("mails about sign-ups", askedAnHour))) return [];
	const admins = await activeAdmins();
	return admins.length > 0 ? admins.map(({ email }) => email) : [salesInbox];
}

/** Queues a mail to each approver about an account that waits. */
export async function askToApprove(
	approvers: string[],
	accountId: string,
	origin: string | null,
	session: ClientSession,
): Promise<void> {
	const mail = { kind: "approval", language: "vi", origin, accountId } as const;
	await OutboxMail.queue(
		approvers.map((to) => ({ ...mail, to })),
		session,
	);
}
