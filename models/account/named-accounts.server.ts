import { shownEmail } from "#models/email.server.ts";
import { fold } from "#models/fold.ts";
import { type AccountRecord, accounts } from "./record.server.ts";
import { lookUpProfile, type UserRecord } from "./user.server.ts";

type Found = Pick<AccountRecord, "_id" | "email"> & { profile: UserRecord[] };

/**
 * Ids of accounts that a filter gives and whose name and address have each word of a text; scans all it gives.
 * @param filter as an aggregation takes it: with operators that are trusted, and ids and dates as such
 */
export async function idsNamed(
	text: string,
	filter: object,
	order: Record<string, 1 | -1>,
	limit: number,
): Promise<string[]> {
	const words = fold(text).split(/\s+/);
	const found: string[] = [];
	const all = accounts.aggregate<Found>([
		{ $match: filter },
		{ $sort: order },
		{ $project: { email: 1 } },
		lookUpProfile("_id"),
	]);
	for await (const { _id, email, profile } of all.cursor({ batchSize: 1_000 })) {
		const named = fold(`${profile[0]?.fullName ?? ""} ${email} ${shownEmail(email)}`);
		if (words.every((word) => named.includes(word))) found.push(String(_id));
		if (found.length === limit) break;
	}
	return found;
}
