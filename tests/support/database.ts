import mongoose from "mongoose";
import { afterAll, beforeAll } from "vitest";
import { connect, disconnect } from "#models/connection.server.ts";

/** Connects the product to the test file's own database, which is dropped at the end. */
export function useDatabase(): void {
	beforeAll(connect);
	afterAll(async () => {
		await mongoose.connection.dropDatabase();
		await disconnect();
	});
}

/** A document as it is stored, of whatever shape. */
export type StoredDocument = mongoose.mongo.Document;

/** A collection as it is stored, past all models. */
export function stored(collection: string): mongoose.mongo.Collection {
	const { db } = mongoose.connection;
	if (!db) throw new Error("useDatabase() comes first");
	return db.collection(collection);
}
