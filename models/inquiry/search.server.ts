import { type QueryFilter, trusted } from "mongoose";
import { type SearchKeys, searchedPairsOf } from "#models/search-keys.ts";
import { type InquiryRecord, inquiries } from "./record.server.ts";

type Search = { filter: QueryFilter<InquiryRecord>; scope: `${"all" | "own"}-${"words" | "pairs"}` };

const sampleSize = 1_000;
const sampleLastsMs = 10 * 60 * 1000;

let sample: { until: number; counts: Promise<Map<string, number>> } | undefined;

/** Selects by the rarest word or pair, and filters by the rest; one owner's inquiries have no pairs. */
export async function searchFor(keys: string[], scope: "all" | "own"): Promise<Search> {
	const [only = "", ...more] = keys;
	if (more.length === 0) return { filter: { searchKeys: only }, scope: `${scope}-words` };
	const counts = await sampledCounts();
	const rarest = (some: string[]) =>
		some.reduce((one, other) => ((counts.get(other) ?? 0) < (counts.get(one) ?? 0) ? other : one));
	const word = rarest(keys);
	const pairs = scope === "all" ? searchedPairsOf(keys) : [];
	const pair = pairs.length > 0 ? rarest(pairs) : undefined;
	// As $expr, so that the planner cannot read the index at a common word instead.
	const hasAll = { $expr: trusted({ $setIsSubset: [keys, "$searchKeys"] }) };
	if (pair === undefined || (counts.get(word) ?? 0) <= (counts.get(pair) ?? 0)) {
		return { filter: { searchKeys: word, ...hasAll }, scope: `${scope}-words` };
	}
	return { filter: { searchPairs: pair, ...hasAll }, scope: "all-pairs" };
}

function sampledCounts(): Promise<Map<string, number>> {
	if (!sample || sample.until < Date.now()) {
		const counts = countKeys();
		sample = { until: Date.now() + sampleLastsMs, counts };
		counts.catch(() => {
			sample = undefined;
		});
	}
	return sample.counts;
}

async function countKeys(): Promise<Map<string, number>> {
	const counts = new Map<string, number>();
	const rows = await inquiries.aggregate<SearchKeys>([
		{ $sample: { size: sampleSize } },
		{ $project: { searchKeys: 1, searchPairs: 1 } },
	]);
	for (const { searchKeys, searchPairs } of rows) {
		for (const key of searchKeys) counts.set(key, (counts.get(key) ?? 0) + 1);
		for (const pair of searchPairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
	}
	return counts;
}
