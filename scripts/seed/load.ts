import mongoose, { type mongo, type Schema } from "mongoose";

/** Batches on their way at once. */
const lanes = 3;

type Loaded = { schema: Schema; collection: mongoose.Collection };

/** Records of a batch for one of the collections. */
export type Put = { into: Loaded; records: object[] };

const unsafe = { ordered: false, writeConcern: { w: 1 } } as const;

/**
 * Stores very many records without validation or transaction, and makes the indexes anew at the end; nobody else may
 * use the database.
 * @param onStored told after each batch
 */
export async function load<Batch>(
	collections: Loaded[],
	batches: Iterable<Batch>,
	putsOf: (batch: Batch) => Put[],
	onStored: (batch: Batch) => void,
): Promise<void> {
	for (const { collection } of collections) await collection.dropIndexes();
	const left = batches[Symbol.iterator]();
	const store = async () => {
		for (let next = left.next(); !next.done; next = left.next()) {
			for (const { into, records } of putsOf(next.value)) {
				if (records.length > 0) await into.collection.insertMany(records, unsafe);
			}
			onStored(next.value);
		}
	};
	await Promise.all(Array.from({ length: lanes }, store));
	for (const loaded of collections) await buildIndexes(loaded);
}

/** Builds them in two commands: each reads the records once for all its indexes, on a processor of its own. */
async function buildIndexes({ schema, collection }: Loaded): Promise<void> {
	const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }) as Index);
	const halves = [0, 1].map((half) => indexes.filter((_, number) => number % 2 === half));
	await Promise.all(halves.filter(({ length }) => length > 0).map((half) => createIndexes(collection, half)));
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
