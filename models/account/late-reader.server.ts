import { type ClientSession, trusted } from "mongoose";
import { activeStaff } from "./active-staff.server.ts";
import { accounts } from "./record.server.ts";
import type { Viewer } from "./user.server.ts";

/** Between two mails about late requests to one person. */
const leastMs = 60 * 60 * 1000;

/** Who is mailed about late requests. */
export const LateReader = {
	/** Everybody with an active account. */
	async all(): Promise<Viewer[]> {
		const found: Viewer[] = [];
		for await (const { viewer } of activeStaff()) found.push(viewer);
		return found;
	},

	/** Whether one of several had such a mail within an hour. */
	async hadMail(ids: string[], session: ClientSession): Promise<boolean> {
		const lateMailAt = trusted({ $gt: new Date(Date.now() - leastMs) });
		return (await accounts.exists({ _id: trusted({ $in: ids }), lateMailAt }).session(session)) !== null;
	},

	/** In the transaction that queues the mails; of two at once one starts again, and finds that they had theirs. */
	async noteMail(ids: string[], session: ClientSession): Promise<void> {
		await accounts.updateMany(
			{ _id: trusted({ $in: ids }) },
			{ $set: { lateMailAt: new Date() } },
			{ session },
		);
	},
};
