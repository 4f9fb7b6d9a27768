import { type ClientSession, trusted } from "mongoose";
import { transaction } from "#models/database/transaction.server.ts";
import { type Mail, OutboxMail } from "#models/mail/outbox.server.ts";
import { activeStaff } from "./people.server.ts";
import { accounts } from "./record.server.ts";
import type { Viewer } from "./user.server.ts";

type MorningReader = { viewer: Viewer; wantsDigest: boolean; quarantineToldAt?: Date };

/** The mails that staff get once on a working day. A day is YYYY-MM-DD in Vietnam. */
export const MorningMails = {
	/** Everybody with an active account whose mails of a day have not been written yet. */
	async *readers(day: string): AsyncGenerator<MorningReader> {
		for await (const { account, viewer } of activeStaff({ morningMailOn: { $ne: day } })) {
			const { digest, quarantineToldAt } = account;
			yield { viewer, wantsDigest: digest !== false, quarantineToldAt };
		}
	},

	/**
	 * Queues a person's mails of a day once among processes.
	 * @param suspected how many came into quarantine by a moment
	 * @param also what else is to be stored in the transaction that queues the digest
	 */
	async queue(
		{ viewer, wantsDigest }: MorningReader,
		day: string,
		suspected: { count: number; at: Date },
		origin: string | null,
		also: (session: ClientSession) => Promise<void>,
	): Promise<void> {
		const left = {
			_id: viewer.id,
			morningMailOn: trusted({ $ne: day }),
			disabledAt: trusted({ $exists: false }),
			waiting: trusted({ $exists: false }),
		};
		const to = { to: viewer.email, language: "vi" as const, origin, accountId: viewer.id };
		const isTold = suspected.count > 0;
		const mails: Mail[] = [
			...(wantsDigest ? [{ ...to, kind: "digest" as const, facts: { day } }] : []),
			...(isTold ? [{ ...to, kind: "quarantine" as const, facts: { count: suspected.count } }] : []),
		];
		await transaction(async (session) => {
			const told = isTold && { quarantineToldAt: suspected.at };
			const change = { $set: { morningMailOn: day, ...told } };
			const { matchedCount } = await accounts.updateOne(left, change, { session });
			if (matchedCount === 0) return;
			await OutboxMail.queue(mails, session);
			if (wantsDigest) await also(session);
		});
	},

	/** Marks a day's mails as sent and the quarantine as announced, so that nobody is mailed about either. */
	async countAsSent(day: string | null, quarantineToldAt: Date): Promise<void> {
		await accounts.updateMany({}, { $set: { quarantineToldAt, ...(day && { morningMailOn: day }) } });
	},
};
