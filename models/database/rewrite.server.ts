import { isDeepStrictEqual } from "node:util";
import type { mongo } from "mongoose";
import { log } from "#models/log.server.ts";

const batchSize = 500;
const tellEveryMs = 10_000;

type Stored = { _id: mongo.Document["_id"] };
type Change = { filter: mongo.Document; set: Record<string, unknown> };

/**
 * Reads a collection batch by batch in the order of the ids, while others work; tells the log how far it is.
 * @param projection which paths to read; all by default
 */
export async function* inBatches<Record extends Stored>(
	collection: mongo.Collection,
	projection: mongo.Document = {},
): AsyncGenerator<Record[]> {
	const all = await collection.estimatedDocumentCount();
	const page = { projection, sort: { _id: 1 }, limit: batchSize } as const;
	let toldAt = Date.now();
	let read = 0;
	for (let next = {}; ; ) {
		const records = await collection.find<Record>(next, page).toArray();
		const last = records.at(-1);
		if (!last) return;
		yield records;
		read += records.length;
		next = { _id: { $gt: last._id } };
		if (Date.now() - toldAt < tellEveryMs) continue;
		toldAt = Date.now();
		log.info({ collection: collection.collectionName, read, all }, "rewriting");
	}
}

/**
 * Changes what is stored in a collection, {@link inBatches}. Begun again after it was killed, it reads everything again and
 * writes only what is left.
 * @param changeOf for a record: its paths' right values, and a filter that misses what somebody else changes meanwhile
 * @returns how many records had other values
 */
export async function rewrite<Record extends Stored>(
	collection: mongo.Collection,
	changeOf: (record: Record) => Change,
	projection: mongo.Document = {},
): Promise<number> {
	let changed = 0;
	for await (const records of inBatches<Record>(collection, projection)) {
		const writes = records.flatMap((record) => {
			const { filter, set } = changeOf(record);
			const differs = Object.entries(set).some(
				([path, value]) => !isDeepStrictEqual(value, record[path as keyof Record]),
			);
			return differs ? [{ updateOne: { filter, update: { $set: set } } }] : [];
		});
		if (writes.length > 0) changed += (await collection.bulkWrite(writes, { ordered: false })).modifiedCount;
	}
	return changed;
}
