import { type QueryFilter, trusted } from "mongoose";
import { type InquiryRecord, inquiries } from "./inquiry-record.server.ts";
import { pairOf } from "./inquiry-search.ts";

/** What finds inquiries by words, and the beginning of the names of the indexes that answer it. */
type Search = { filter: QueryFilter<InquiryRecord>; scope: `${"all" | "own"}-${"words" | "pairs"}` };

const sampleSize = 400;
const sampleLastsMs = 10 * 60 * 1000;

let sample: { until: number; found: Promise<Map<string, number>> } | undefined;

/**
 * Makes a search for inquiries that have all keys.
 * @param keys of {@link searchedKeysOf}
 * @param scope whether among all inquiries or those of one owner, whose number is that of one person's work
 */
export async function searchFor(keys: string[], scope: "all" | "own"): Promise<Search> {
	const [first = "", second, ...rest] = await rarestFirst(keys);
	if (second === undefined) return { filter: { searchKeys: first }, scope: `${scope}-words` };
	if (scope === "all") {
		const filter = { searchPairs: pairOf(first, second), searchKeys: trusted({ $all: keys }) };
		return { filter, scope: "all-pairs" };
	}
	// Written so that the index is read at the rarest word: of equals the planner would take any.
	const others = { $setIsSubset: [[second, ...rest], "$searchKeys"] };
	return { filter: { searchKeys: first, $expr: trusted(others) }, scope: "own-words" };
}

/** Puts keys in order by how many inquiries have them; which is the rarer of two rare ones does not matter. */
async function rarestFirst(keys: string[]): Promise<string[]> {
	if (keys.length === 1) return keys;
	const counts = await sampledCounts();
	return keys.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0));
}

/** In how many of some inquiries taken by chance each key is. */
function sampledCounts(): Promise<Map<string, number>> {
	if (!sample || sample.until < Date.now()) {
		const found = countKeys();
		sample = { until: Date.now() + sampleLastsMs, found };
		found.catch(() => {
			sample = undefined;
		});
	}
	return sample.found;
}

async function countKeys(): Promise<Map<string, number>> {
	const counts = new Map<string, number>();
	const rows = await inquiries.aggregate<Pick<InquiryRecord, "searchKeys">>([
		{ $sample: { size: sampleSize } },
		{ $project: { searchKeys: 1 } },
	]);
	for (const key of rows.flatMap(({ searchKeys }) => searchKeys)) {
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}
