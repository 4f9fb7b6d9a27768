import { writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import mongoose from "mongoose";

/**
 * Keeps a database as a released version leaves it, once for each release: run the version with demo data, use it, then
 * `npx tsx tests/releases/dump.ts MONGODB_URI VERSION`.
 */
const [uri = "", version = ""] = process.argv.slice(2);
const { db } = (await mongoose.createConnection(uri).asPromise()) as { db: mongoose.mongo.Db };
const collections = (await db.collections()).map(async (collection) => ({
	name: collection.collectionName,
	indexes: (await collection.indexes()).filter(({ name }) => name !== "_id_"),
	documents: await collection.find().toArray(),
}));
const text = mongoose.mongo.BSON.EJSON.stringify(await Promise.all(collections), { relaxed: false });
await writeFile(path.join(import.meta.dirname, `${version}.json.gz`), gzipSync(text, { level: 9 }));
await mongoose.disconnect();
