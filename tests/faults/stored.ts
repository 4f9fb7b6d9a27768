import mongoose from "mongoose";
import type { Sent } from "./clients.ts";

export type Compared = { lost: number; doubled: number; unasked: number };

/** How many acknowledged requests or confirmations are missing, doubled, or stored without acknowledgement. */
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
