const last = new Map<string, Promise<unknown>>();

/**
 * Runs pieces of work with the same key one after another, as far as this process goes. Transactions that change the
 * same record at the same moment would only make each other start again.
 */
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
