import { type QueryFilter, trusted } from "mongoose";
import { keySample, rarestOf } from "#models/key-sample.ts";
import { type SearchKeys, searchedPairsOf } from "#models/search-keys.ts";
import { type InquiryRecord, inquiries } from "./record.server.ts";

type Search = { filter: QueryFilter<InquiryRecord>; scope: `${"all" | "own"}-${"words" | "pairs"}` };

const sampleSize = 1_000;

/** Selects by the rarest word or pair, and filters by the rest; one owner's inquiries have no pairs. */
export async function searchFor(keys: string[], scope: "all" | "own"): Promise<Search> {
	const [only = "", ...more] = keys;
	if (more.length === 0) return { filter: { searchKeys: only }, scope: `${scope}-words` };
	const counts = await sampledKeys();
	const word = rarestOf(counts, keys);
	const pairs = scope === "all" ? searchedPairsOf(keys) : [];
	const pair = pairs.length > 0 ? rarestOf(counts, pairs) : undefined;
	// As $expr, so that the planner cannot read the index at a common word instead.
	const hasAll = { $expr: trusted({ $setIsSubset: [keys, "$searchKeys"] }) };
	if (pair === undefined || (counts.get(word) ?? 0) <= (counts.get(pair) ?? 0)) {
		return { filter: { searchKeys: word, ...hasAll }, scope: `${scope}-words` };
	}
	return { filter: { searchPairs: pair, ...hasAll }, scope: "all-pairs" };
}

const sampledKeys = keySample(async () => {
	const sampled = await inquiries.aggregate<SearchKeys>([
		{ $sample: { size: sampleSize } },
		{ $project: { searchKeys: 1, searchPairs: 1 } },
	]);
	return sampled.map(({ searchKeys, searchPairs }) => [...searchKeys, ...searchPairs]);
});
