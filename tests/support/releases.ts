import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import mongoose from "mongoose";
import { root } from "#scripts/paths.ts";

const folder = path.join(root, "tests/releases");
const suffix = ".json.gz";

type Collection = {
	name: string;
	indexes: mongoose.mongo.IndexDescription[];
	documents: mongoose.mongo.Document[];
};

/** The versions whose databases are kept, see `tests/releases/dump.ts`. */
export const releases: string[] = (await readdir(folder))
	.filter((file) => file.endsWith(suffix))
	.map((file) => file.slice(0, -suffix.length));

/** A database as a released version left it. */
export async function readRelease(version: string): Promise<Collection[]> {
	const file = await readFile(path.join(folder, `${version}${suffix}`));
	return mongoose.mongo.BSON.EJSON.parse(String(gunzipSync(file)), { relaxed: false }) as Collection[];
}

/** Puts a released version's database where there is none. */
export async function restoreRelease(version: string, uri: string): Promise<void> {
	const connection = await mongoose.createConnection(uri).asPromise();
	for (const { name, indexes, documents } of await readRelease(version)) {
		const collection = connection.collection(name);
		await connection.createCollection(name);
		if (indexes.length > 0) await collection.createIndexes(indexes);
		if (documents.length > 0) await collection.insertMany(documents);
	}
	await connection.close();
}
