const last = new Map<string, Promise<unknown>>();

/** Runs work with the same key one at a time: transactions on one record only make each other start again. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
	const before = last.get(key);
	const mine = (before ?? Promise.resolve()).then(work, work);
	last.set(key, mine);
	try {
		return await mine;
	} finally {
		if (last.get(key) === mine) last.delete(key);
	}
}
