import mongoose, { type mongo } from "mongoose";
import { inquiries } from "#models/inquiry/record.server.ts";
import { recount } from "#models/inquiry/recount.server.ts";
import { type InquiryImport, recordOf } from "./import.ts";

/** So many batches are on their way at once: one is being made while the database stores the others. */
const lanes = 3;

/**
 * Stores very many inquiries that a script of this project has made, into a database that nobody uses meanwhile: they
 * are not validated, there is no transaction, and indexes and counts are made anew at the end.
 * @param batches are made one by one
 * @param onStored told after each batch how many are in
 */
export async function loadInquiries(
	batches: Iterable<InquiryImport[]>,
	onStored: (done: number) => void,
): Promise<void> {
	await inquiries.collection.dropIndexes();
	await storeAll(batches[Symbol.iterator](), onStored);
	await buildIndexes();
	await recount();
}

async function storeAll(batches: Iterator<InquiryImport[]>, onStored: (done: number) => void): Promise<void> {
	let done = 0;
	const store = async () => {
		for (let next = batches.next(); !next.done; next = batches.next()) {
			const records = next.value.map(recordOf);
			await inquiries.collection.insertMany(records, { ordered: false, writeConcern: { w: 1 } });
			done += records.length;
			onStored(done);
		}
	};
	await Promise.all(Array.from({ length: lanes }, store));
}

/** In two commands, as each reads the inquiries once for all its indexes, on a processor of its own. */
async function buildIndexes(): Promise<void> {
	const indexes = inquiries.schema.indexes().map(([key, options]) => ({ ...options, key }) as Index);
	const halves = [0, 1].map((half) => indexes.filter((_, number) => number % 2 === half));
	await Promise.all(halves.map(createIndexes));
}

/** Asks again where it takes longer than a connection waits for an answer; MongoDB goes on with the indexes meanwhile. */
async function createIndexes(indexes: Index[]): Promise<void> {
	try {
		await inquiries.collection.createIndexes(indexes);
	} catch (error) {
		if (!(error instanceof mongoose.mongo.MongoNetworkTimeoutError)) throw error;
		await createIndexes(indexes);
	}
}

type Index = mongo.IndexDescription;
