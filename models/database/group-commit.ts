import { setImmediate as nextTurn } from "node:timers/promises";

const mostInGroup = 64;

type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void };

/** Stores concurrent items in groups, all or none; after an error that is not fatal each item is tried alone. */
export function groupCommit<Item, Result>(
	storeAll: (items: Item[]) => Promise<Result[]>,
	isFatal: (error: unknown) => boolean,
): (item: Item) => Promise<Result> {
	const waiting: Waiting<Item, Result>[] = [];
	let running = false;

	/** A fatal error also fails all that wait, instead of letting each wait as long again. */
	async function store(group: Waiting<Item, Result>[]): Promise<void> {
		try {
			const results = await storeAll(group.map(({ item }) => item));
			for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
		} catch (error) {
			const vain = isFatal(error);
			if (group.length > 1 && !vain) for (const one of group) await store([one]);
			else for (const { reject } of vain ? [...group, ...waiting.splice(0)] : group) reject(error);
		}
	}

	async function run(): Promise<void> {
		running = true;
		await nextTurn();
		while (waiting.length > 0) await store(waiting.splice(0, mostInGroup));
		running = false;
	}

	return (item) =>
		new Promise((resolve, reject) => {
			waiting.push({ item, resolve, reject });
			if (!running) void run();
		});
}
