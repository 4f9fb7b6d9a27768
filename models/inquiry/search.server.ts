import { type QueryFilter, trusted } from "mongoose";
import { havingId } from "#models/database/model.server.ts";
import { keySample, rarestOf } from "#models/search/key-sample.ts";
import { searchedPairsOf } from "#models/search/search-keys.ts";
import { type InquiryRecord, inquiries } from "./record.server.ts";

/** What an index gives in the order of a list. */
export type Search = { filter: QueryFilter<InquiryRecord>; index: string };

const sampleSize = 1_000;

const ownerKey = (ownerId: unknown) => `owner:${ownerId}`;

/**
 * How to find the inquiries that have all these keys, newest first: through the index entry that the fewest share (a word,
 * a pair of words, or the owner), filtered by everything else.
 * @param ownerId whose inquiries alone are searched
 */
export async function searchFor(keys: string[], ownerId?: string): Promise<Search> {
	const ways = [...searchedPairsOf(keys), ...keys, ...(ownerId === undefined ? [] : [ownerKey(ownerId)])];
	const rarest = ways.length > 1 ? rarestOf(await sampledKeys(), ways) : ways[0];
	const isByOwner = ownerId !== undefined && rarest === ownerKey(ownerId);
	const filter: QueryFilter<InquiryRecord> = {
		...(isByOwner ? {} : { searchKeys: rarest }),
		...(ownerId === undefined ? {} : havingId("ownerId", ownerId)),
		// As $expr, so that the planner cannot read the index at a common word instead.
		$expr: trusted({ $setIsSubset: [keys, "$searchKeys"] }),
	};
	return { filter, index: isByOwner ? "own" : "keys" };
}

const sampledKeys = keySample(async () => {
	const sampled = await inquiries.aggregate<Pick<InquiryRecord, "searchKeys" | "ownerId">>([
		{ $sample: { size: sampleSize } },
		{ $project: { searchKeys: 1, ownerId: 1 } },
	]);
	return sampled.map(({ searchKeys, ownerId }) => [...searchKeys, ownerKey(ownerId)]);
});
