import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import mongoose, { type ClientSession } from "mongoose";
import { CliError } from "#scripts/step.ts";
import { encrypt } from "./encryption.ts";
import { documentLine, markLine, type Summary, summarise } from "./format.ts";

type Db = mongoose.mongo.Db;

export const driverTimeoutMs = 5_000;

/**
 * Saves all collections as they are at one moment, while others use them; the file appears when it is complete.
 * @param file in a folder that exists
 * @param recipient a public key of age; without it the file is not encrypted
 * @throws CliError if the file cannot be written
 */
export async function writeBackup(uri: string, file: string, recipient?: string): Promise<Summary[]> {
	const partial = `${file}.partial`;
	// Before the database is asked, so that a wrong folder is told at once.
	const output = await open(partial, "w", 0o600).catch(asCliError(file));
	const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: driverTimeoutMs });
	try {
		const session = client.startSession({ snapshot: true });
		const summaries: Summary[] = [];
		const packed = createGzip();
		const packing = pipeline(Readable.from(linesOf(client.db(), session, summaries)), packed);
		const written = recipient ? await encrypt(packed, recipient) : packed;
		await Promise.all([packing, pipeline(written, output.createWriteStream({ flush: true }))]);
		await session.endSession();
		await rename(partial, file);
		return summaries;
	} catch (error) {
		return asCliError(file)(error);
	} finally {
		await output.close();
		await rm(partial, { force: true });
		await client.close();
	}
}

/** Rethrows what a folder or disk refuses as something that a person can mend. */
const asCliError =
	(file: string) =>
	(error: unknown): never => {
		const isOfSystem = error instanceof Error && "syscall" in error;
		throw isOfSystem ? new CliError(`${file} cannot be written: ${error.message}`) : error;
	};

async function* linesOf(db: Db, session: ClientSession, summaries: Summary[]): AsyncGenerator<string> {
	yield markLine(["backup", { version: 1, takenAt: new Date().toISOString() }]);
	for (const name of await collectionsOf(db)) {
		yield markLine(["collection", name]);
		const summary = summarise(name);
		for await (const bson of documentsOf(db, name, session)) {
			summary.add(bson);
			yield documentLine(bson);
		}
		summaries.push(summary.end());
		yield markLine(["end", summaries.at(-1) as Summary]);
	}
	yield markLine(["complete"]);
}

/** MongoDB's own collections are left out. */
export async function collectionsOf(db: Db): Promise<string[]> {
	const found = await db.listCollections({ type: "collection" }, { nameOnly: true }).toArray();
	return found
		.map(({ name }) => name)
		.filter((name) => !name.startsWith("system."))
		.sort();
}

/** As BSON, in the order of their ids. */
export async function* documentsOf(db: Db, collection: string, session?: ClientSession) {
	const found = db
		.collection(collection)
		.find({}, { raw: true, session, sort: { _id: 1 }, hint: { _id: 1 } });
	for await (const bson of found) yield bson as unknown as Buffer;
}
