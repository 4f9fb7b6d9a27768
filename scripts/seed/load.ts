import mongoose, { type mongo } from "mongoose";
import { events } from "#models/inquiry/history.server.ts";
import { inquiries } from "#models/inquiry/record.server.ts";
import { recount } from "#models/inquiry/recount.server.ts";
import { type InquiryImport, recordsOf } from "./import.ts";

/** Batches on their way at once. */
const lanes = 3;

const loaded = [inquiries, events];
type Loaded = (typeof loaded)[number];

const unsafe = { ordered: false, writeConcern: { w: 1 } } as const;

/**
 * Stores very many inquiries without validation or transaction, and makes indexes and counts anew at the end; nobody
 * else may use the database.
 * @param onStored told after each batch how many are in
 */
export async function loadInquiries(
	batches: Iterable<InquiryImport[]>,
	onStored: (done: number) => void,
): Promise<void> {
	for (const { collection } of loaded) await collection.dropIndexes();
	await storeAll(batches[Symbol.iterator](), onStored);
	for (const model of loaded) await buildIndexes(model);
	await recount();
}

async function storeAll(batches: Iterator<InquiryImport[]>, onStored: (done: number) => void): Promise<void> {
	let done = 0;
	const store = async () => {
		for (let next = batches.next(); !next.done; next = batches.next()) {
			const { records, past } = recordsOf(next.value);
			await inquiries.collection.insertMany(records, unsafe);
			await events.collection.insertMany(past, unsafe);
			done += records.length;
			onStored(done);
		}
	};
	await Promise.all(Array.from({ length: lanes }, store));
}

/** In two commands, as each reads the records once for all its indexes, on a processor of its own. */
async function buildIndexes({ schema, collection }: Loaded): Promise<void> {
	const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }) as Index);
	const halves = [0, 1].map((half) => indexes.filter((_, number) => number % 2 === half));
	await Promise.all(halves.map((half) => createIndexes(collection, half)));
}

/** Asks again where it takes longer than a connection waits; MongoDB goes on meanwhile. */
async function createIndexes(collection: Loaded["collection"], indexes: Index[]): Promise<void> {
	try {
		await collection.createIndexes(indexes);
	} catch (error) {
		if (!(error instanceof mongoose.mongo.MongoNetworkTimeoutError)) throw error;
		await createIndexes(collection, indexes);
	}
}

type Index = mongo.IndexDescription;
