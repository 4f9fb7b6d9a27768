export type Random = {
	/** At least 0, below 1. */
	next(): number;
	/** A whole number below `end`. */
	below(end: number): number;
	pick<T>(items: readonly T[]): T;
};

/** Equal seeds give equal sequences (mulberry32). */
export function randomFrom(seed: number): Random {
	let state = seed;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let bits = Math.imul(state ^ (state >>> 15), 1 | state);
		bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
		return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (end: number) => Math.floor(next() * end);
	return {
		next,
		below,
		pick(items) {
			const item = items[below(items.length)];
			if (item === undefined) throw new RangeError("Nothing to pick from");
			return item;
		},
	};
}
