import { shownEmail } from "#models/email.server.ts";
import { fold } from "#models/fold.ts";
import type { Order } from "#models/page.server.ts";
import { type AccountRecord, accounts } from "./record.server.ts";
import { lookUpProfile, type UserRecord } from "./user.server.ts";

type Found = Pick<AccountRecord, "_id" | "email"> & { profile: UserRecord[] };

/**
 * Ids of accounts that a filter gives; of those, if there is a text, whose name and address have each word of it, for which
 * all that it gives are looked through.
 * @param filter as an aggregation takes it: with operators that are trusted, and ids and dates as such
 */
export async function idsNamed(
	text: string | undefined,
	filter: object,
	order: Order,
	limit: number,
): Promise<string[]> {
	const words = fold(text ?? "").split(/\s+/);
	const found: string[] = [];
	const all = accounts.aggregate<Found>([
		{ $match: filter },
		{ $sort: { ...order } },
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
