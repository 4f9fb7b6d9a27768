import mongoose from "mongoose";
import { CliError } from "#scripts/step.ts";
import { readBackup, refuseDifferent, type Summary, summarise } from "./format.ts";
import { collectionsOf, documentsOf } from "./write.ts";

type Db = mongoose.mongo.Db;

const { BSON, MongoClient } = mongoose.mongo;
const batchSize = 500;

/**
 * Checks a whole backup, stores it, and compares what is stored with it; indexes are made when the product connects.
 * @param keyFile with the key of an encrypted one
 * @param replace deletes what the database holds; without it the database must be empty
 * @throws CliError where the file is damaged, the database is not empty, or holds something else in the end
 */
export async function restoreBackup(
	uri: string,
	file: string,
	{ keyFile, replace = false }: { keyFile?: string; replace?: boolean } = {},
): Promise<Summary[]> {
	await readBackup(file, keyFile);
	const client = await MongoClient.connect(uri, { writeConcern: { w: "majority" } });
	try {
		const db = client.db();
		await makeRoom(db, replace);
		const summaries = await readBackup(file, keyFile, batchesInto(db));
		for (const wanted of summaries) {
			const found = summarise(wanted.collection);
			for await (const bson of documentsOf(db, wanted.collection)) found.add(bson);
			refuseDifferent(found.end(), wanted, "the database");
		}
		return summaries;
	} finally {
		await client.close();
	}
}

async function makeRoom(db: Db, replace: boolean): Promise<void> {
	for (const name of await collectionsOf(db)) {
		if (replace) await db.collection(name).drop();
		else if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) {
			throw new CliError(
				`The database ${db.databaseName} is not empty (${name}). Restore into an empty one, or add --replace to ` +
					"delete everything in it first.",
			);
		}
	}
}

function batchesInto(db: Db) {
	let batch: mongoose.mongo.Document[] = [];
	const flush = async (collection: string) => {
		if (batch.length > 0) await db.collection(collection).insertMany(batch);
		batch = [];
	};
	return {
		async document(collection: string, bson: Uint8Array) {
			batch.push(BSON.deserialize(bson, { promoteValues: false, bsonRegExp: true }));
			if (batch.length === batchSize) await flush(collection);
		},
		end: ({ collection }: Summary) => flush(collection),
	};
}
