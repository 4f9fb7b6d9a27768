import { trusted } from "mongoose";
import { accounts } from "./record.server.ts";

/** What each member of staff sets for themselves; all of it is on at first. */
export type Preferences = {
	/** A mail each working day lists what is due. */
	digest: boolean;
	/** Visitors may choose an hour of theirs. */
	takesDemos: boolean;
};

export async function preferencesOf(accountId: string): Promise<Preferences> {
	const account = await accounts.findById(accountId, { digest: 1, takesDemos: 1 }).lean();
	return { digest: account?.digest !== false, takesDemos: account?.takesDemos !== false };
}

export async function setPreferences(accountId: string, preferences: Preferences): Promise<void> {
	await accounts.updateOne({ _id: accountId }, { $set: preferences });
}

/** How many demos can be given at the same time. */
export function countDemoHosts(): Promise<number> {
	return accounts.countDocuments({
		disabledAt: trusted({ $exists: false }),
		waiting: trusted({ $exists: false }),
		takesDemos: trusted({ $ne: false }),
	});
}
