import mongoose from "mongoose";
import type { Sent } from "./clients.ts";

/** How what was acknowledged compares with what is stored. */
export type Compared = { lost: number; doubled: number; unasked: number };

/**
 * Looks into the database for every acknowledged trial request, and for its confirmation in the outbox.
 * @returns how many of the two are missing, stored more than once, or stored without an acknowledgement
 */
export async function compareWithStored(mongodbUri: string, { acknowledged }: Sent): Promise<Compared> {
	return withCollections(mongodbUri, async (db) => {
		const compared: Compared = { lost: 0, doubled: 0, unasked: 0 };
		const wanted = new Set(acknowledged);
		const places = [
			{ collection: "leads", field: "email", filter: {} },
			{ collection: "outbox", field: "to", filter: { kind: "trial" } },
		];
		for (const { collection, field, filter } of places) {
			const counts = await db
				.collection(collection)
				.aggregate<{ _id: string; count: number }>([
					{ $match: filter },
					{ $group: { _id: `$${field}`, count: { $sum: 1 } } },
				])
				.toArray();
			const stored = new Map(counts.map(({ _id, count }) => [_id, count]));
			compared.lost += acknowledged.filter((email) => !stored.has(email)).length;
			compared.doubled += counts.filter(({ count }) => count > 1).length;
			compared.unasked += counts.filter(({ _id }) => !wanted.has(_id)).length;
		}
		return compared;
	});
}

/** Runs something with a connection of its own to the database of an address. */
export async function withCollections<Result>(
	mongodbUri: string,
	run: (db: mongoose.mongo.Db) => Promise<Result>,
): Promise<Result> {
	const client = await mongoose.mongo.MongoClient.connect(mongodbUri);
	try {
		return await run(client.db());
	} finally {
		await client.close();
	}
}
