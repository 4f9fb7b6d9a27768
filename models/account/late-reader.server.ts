import { type ClientSession, trusted } from "mongoose";
import { Attempt } from "./attempt.server.ts";
import { activeStaff } from "./people.server.ts";
import { accounts } from "./record.server.ts";
import type { Viewer } from "./user.server.ts";

/** The least time between two mails about late requests to one person. */
const leastMs = 60 * 60 * 1000;

/** The same for the sales inbox, which has no account. */
const inbox = ["late requests to the sales inbox", { max: 1, windowMs: leastMs }] as const;

/** Who is mailed about late requests. */
export const LateReader = {
	/** Everybody with an active account. */
	async all(): Promise<Viewer[]> {
		const found: Viewer[] = [];
		for await (const { viewer } of activeStaff()) found.push(viewer);
		return found;
	},

	/** Whether one of several had such a mail within an hour; without any, the sales inbox. */
	async hadMail(ids: string[], session: ClientSession): Promise<boolean> {
		if (ids.length === 0) return Attempt.isSpent(...inbox, session);
		const lateMailAt = trusted({ $gt: new Date(Date.now() - leastMs) });
		return (await accounts.exists({ _id: trusted({ $in: ids }), lateMailAt }).session(session)) !== null;
	},

	/** Belongs to the transaction that queues the mails: of two at once one starts again, and finds that they had theirs. */
	async noteMail(ids: string[], session: ClientSession): Promise<void> {
		if (ids.length === 0) await Attempt.take(...inbox, session);
		await accounts.updateMany(
			{ _id: trusted({ $in: ids }) },
			{ $set: { lateMailAt: new Date() } },
			{ session },
		);
	},
};
