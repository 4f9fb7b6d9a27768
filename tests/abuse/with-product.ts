import type { Connection } from "mongoose";
import { type ProductWithMongod, startProduct } from "#tests/support/product.ts";
import { openDatabaseOf } from "./staff.ts";

type Options = Parameters<typeof startProduct>[0];

export async function withProduct<Result>(
	run: (product: ProductWithMongod, db: Connection) => Promise<Result>,
	options: Options = {},
): Promise<Result> {
	const product = await startProduct(options);
	const db = await openDatabaseOf(product);
	try {
		return await run(product, db);
	} finally {
		await db.close();
		await product.stop();
	}
}

/** Works on each item, a few at a time, each by whichever worker is free. */
export async function each<Item, Worker = undefined>(
	items: Item[],
	work: (item: Item, worker: Worker) => Promise<void>,
	workers: Worker[] = Array(8).fill(undefined),
): Promise<void> {
	const left = items.values();
	const takeTurns = async (worker: Worker) => {
		for (const item of left) await work(item, worker);
	};
	await Promise.all(workers.map(takeTurns));
}
