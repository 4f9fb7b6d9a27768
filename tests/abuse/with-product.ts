import type { Connection } from "mongoose";
import { type Product, startProduct } from "#tests/support/product.ts";
import { openDatabaseOf } from "./staff.ts";

export async function withProduct<Result>(
	run: (product: Product, db: Connection) => Promise<Result>,
	env: Record<string, string> = {},
): Promise<Result> {
	const product = await startProduct({ env });
	const db = await openDatabaseOf(product);
	try {
		return await run(product, db);
	} finally {
		await db.close();
		await product.stop();
	}
}

/** A few at a time. */
export async function each<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
	const rest = items.values();
	const worker = async () => {
		for (const item of rest) await work(item);
	};
	await Promise.all(Array.from({ length: 8 }, worker));
}

/** "400 ×20, 413 ×3". */
export function told(statuses: Iterable<number>): string {
	const counts = new Map<number, number>();
	for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
	return [...counts]
		.sort(([one], [other]) => one - other)
		.map(([status, count]) => `${status || "closed"} ×${count}`)
		.join(", ");
}
