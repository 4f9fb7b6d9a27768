import mongoose from "mongoose";
import { afterAll, beforeAll } from "vitest";
import { connect, disconnect } from "#models/database/connection.server.ts";
import { records } from "#models/migrations/lock.server.ts";

/** Connects the product to the process's own database, empty but for its indexes: dropping those, too, takes longer. */
export function useDatabase(): void {
	beforeAll(async () => {
		await connect();
		await emptyDatabase();
	});
	afterAll(disconnect);
}

/** Takes all documents out of the process's own database, to which the product is connected. */
export async function emptyDatabase(): Promise<void> {
	const collections = (await mongoose.connection.db?.collections()) ?? [];
	const others = collections.filter(
		({ collectionName }) => collectionName !== records.collection.collectionName,
	);
	await Promise.all(others.map((collection) => collection.deleteMany({})));
}

/** A document as it is stored, of whatever shape. */
export type StoredDocument = mongoose.mongo.Document;

/** A collection as it is stored, past all models. */
export function stored(collection: string): mongoose.mongo.Collection {
	const { db } = mongoose.connection;
	if (!db) throw new Error("useDatabase() comes first");
	return db.collection(collection);
}
