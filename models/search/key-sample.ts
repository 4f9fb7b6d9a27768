const lastsMs = 10 * 60 * 1000;

type Counts = Map<string, number>;

/** Tells which keys the fewest records have, by what `read` picks at random; asked again every ten minutes. */
export function keySample(read: () => Promise<string[][]>): () => Promise<Counts> {
	let sample: { until: number; counts: Promise<Counts> } | undefined;
	return () => {
		if (!sample || sample.until < Date.now()) {
			const counts = read().then(countKeys);
			sample = { until: Date.now() + lastsMs, counts };
			counts.catch(() => {
				sample = undefined;
			});
		}
		return sample.counts;
	};
}

function countKeys(records: string[][]): Counts {
	const counts: Counts = new Map();
	for (const key of records.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
}

/** The first of those that are equally rare. */
export const rarestOf = (counts: Counts, keys: string[]) =>
	keys.reduce((one, other) => ((counts.get(other) ?? 0) < (counts.get(one) ?? 0) ? other : one));
