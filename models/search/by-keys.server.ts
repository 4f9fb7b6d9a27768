import { trusted } from "mongoose";

type Sampled = { searchKeys: string[]; ownerId: unknown };
type Owner = string | null;

const lastsMs = 10 * 60 * 1000;

/** How many entries of the search index, which name the owner too, are read in the time that one record takes. */
const entriesPerRecord = 5;

/**
 * Picks the key by which a search reads the least, estimated from the random sample that `read` takes every ten minutes.
 * Picks none, null, if it is quicker to read all records of the owners to whom the search is limited.
 */
export function keySample(
	read: () => Promise<Sampled[]>,
): (keys: string[], owners?: Owner[]) => Promise<string | null> {
	let sample: { until: number; counts: Promise<Counts> } | undefined;
	const countsNow = () => {
		if (!sample || sample.until < Date.now()) {
			const counts = read().then(countKeys);
			sample = { until: Date.now() + lastsMs, counts };
			counts.catch(() => {
				sample = undefined;
			});
		}
		return sample.counts;
	};
	return async ([first = "", ...others], owners) => {
		if (others.length === 0 && !owners) return first;
		const counts = await countsNow();
		const countOf = (key: string) => counts.get(key) ?? 0;
		const rarest = others.reduce((one, other) => (countOf(other) < countOf(one) ? other : one), first);
		const ofOwners = owners?.reduce((sum, owner) => sum + countOf(ownerKey(owner)), 0) ?? Infinity;
		return ofOwners * entriesPerRecord < countOf(rarest) ? null : rarest;
	};
}

type Counts = Map<string, number>;

/** No typed word has a colon. */
const ownerKey = (ownerId: unknown) => `owner:${ownerId}`;

function countKeys(records: Sampled[]): Counts {
	const counts: Counts = new Map();
	for (const { searchKeys, ownerId } of records) {
		for (const key of [...searchKeys, ownerKey(ownerId)]) counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}

/** Conditions to have each of these keys; negated twice, or the planner could read the index at any of them. */
export const havingAll = (keys: string[]) =>
	keys.map((key) => ({ searchKeys: trusted({ $not: { $nin: [key] } }) }));
