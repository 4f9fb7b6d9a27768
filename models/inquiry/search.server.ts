import type { QueryFilter } from "mongoose";
import { havingId } from "#models/database/model.server.ts";
import { havingAll, keySample } from "#models/search/by-keys.server.ts";
import { searchedPairsOf } from "#models/search/search-keys.ts";
import { type InquiryRecord, inquiries } from "./record.server.ts";

/** What an index gives in the order of a list. */
export type Search = { filter: QueryFilter<InquiryRecord>; index: string };

const sampleSize = 1_000;

/**
 * How to find the inquiries that have all these keys, newest first: through the index entry that the fewest share (a word,
 * a pair of words, or the owner), filtered by everything else.
 * @param ownerId whose inquiries alone are searched
 */
export async function searchFor(keys: string[], ownerId?: string): Promise<Search> {
	const searchKeys = await narrowest(
		[...searchedPairsOf(keys), ...keys],
		ownerId === undefined ? undefined : [ownerId],
	);
	const filter: QueryFilter<InquiryRecord> = {
		...(searchKeys !== null && { searchKeys }),
		...(ownerId === undefined ? {} : havingId("ownerId", ownerId)),
		$and: havingAll(keys),
	};
	return { filter, index: searchKeys === null ? "own" : "search" };
}

const narrowest = keySample(() =>
	inquiries.aggregate([{ $sample: { size: sampleSize } }, { $project: { searchKeys: 1, ownerId: 1 } }]),
);
