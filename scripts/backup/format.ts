import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import mongoose from "mongoose";
import { CliError, reasonOf } from "#scripts/step.ts";
import { readDecrypted } from "./encryption.ts";

const { BSON } = mongoose.mongo;

/** A backup is gzipped lines of JSON, encrypted or not: objects are documents in canonical Extended JSON, arrays are these marks. */
type Mark =
	| ["backup", { version: 1; takenAt: string }]
	| ["collection", string]
	/** The collection's documents come before it, in the order of their ids. */
	| ["end", Summary]
	/** Last of all: a file without it was cut off. */
	| ["complete"];

/** The SHA-256 of the documents' BSON in the order of their ids. */
export type Summary = { collection: string; count: number; sha256: string };

export function summarise(collection: string) {
	const hash = createHash("sha256");
	let count = 0;
	return {
		add(bson: Uint8Array): void {
			hash.update(bson);
			count++;
		},
		end: (): Summary => ({ collection, count, sha256: hash.digest("hex") }),
	};
}

export function documentLine(bson: Uint8Array): string {
	const document = BSON.deserialize(bson, { promoteValues: false, bsonRegExp: true });
	return `${BSON.EJSON.stringify(document, { relaxed: false })}\n`;
}

export function markLine(mark: Mark): string {
	return `${JSON.stringify(mark)}\n`;
}

type Reader = {
	document?(collection: string, bson: Uint8Array): Promise<void> | void;
	end?(summary: Summary): Promise<void> | void;
};

/**
 * Reads a backup from end to end and returns its summaries.
 * @param keyFile with the key of an encrypted one
 * @throws CliError if it is damaged, not a backup, or encrypted for another key
 */
export async function readBackup(file: string, keyFile?: string, reader: Reader = {}): Promise<Summary[]> {
	const summaries: Summary[] = [];
	let begun = false;
	let complete = false;
	let current = summarise("");
	let collection = "";
	try {
		for await (const line of linesOf(await readDecrypted(file, keyFile))) {
			if (begun && line.startsWith("{")) {
				const bson = BSON.serialize(BSON.EJSON.parse(line, { relaxed: false }), { ignoreUndefined: false });
				current.add(bson);
				await reader.document?.(collection, bson);
				continue;
			}
			const mark: Mark = JSON.parse(line);
			if (mark[0] === "backup") begun = mark[1].version === 1;
			if (!begun) break;
			if (mark[0] === "collection") {
				collection = mark[1];
				current = summarise(collection);
			}
			if (mark[0] === "end") {
				refuseDifferent(current.end(), mark[1], file);
				summaries.push(mark[1]);
				await reader.end?.(mark[1]);
			}
			complete = mark[0] === "complete";
		}
	} catch (error) {
		const isOfDatabase = error instanceof mongoose.mongo.MongoError;
		throw isOfDatabase || error instanceof CliError
			? error
			: new CliError(
					`${file} cannot be read; it was cut off or changed, or is no backup: ${reasonOf(error)}`,
				);
	}
	if (!complete) throw new CliError(`${file} is no backup of this project, or was cut off.`);
	return summaries;
}

/** Characters: a document of MongoDB has at most 16 MB, and is a few times as long in Extended JSON. */
const longestLine = 64 * 1024 * 1024;

/** Not `readline`, which lets the error of a file that was cut off end the process. */
async function* linesOf(file: Readable): AsyncGenerator<string> {
	const bytes = createGunzip();
	// The error is thrown where `bytes` are read.
	pipeline(file, bytes).catch(() => {});
	const decoder = new TextDecoder();
	let parts: string[] = [];
	let length = 0;
	for await (const piece of bytes) {
		const [end = "", ...lines] = decoder.decode(piece, { stream: true }).split("\n");
		parts.push(end);
		length += end.length;
		if (length > longestLine) throw new Error("it has a line that is longer than any document");
		for (const line of lines) {
			yield parts.join("");
			parts = [line];
			length = line.length;
		}
	}
	if (length > 0) yield parts.join("");
}

/** @throws CliError where two summaries of a collection differ */
export function refuseDifferent(found: Summary, wanted: Summary, where: string): void {
	if (found.count === wanted.count && found.sha256 === wanted.sha256) return;
	throw new CliError(
		`${wanted.collection} in ${where} is not what was saved: ${found.count} of ${wanted.count} documents, ` +
			`SHA-256 ${found.sha256}, not ${wanted.sha256}.`,
	);
}

export function describeSummaries(summaries: Summary[]): string {
	return summaries
		.map(
			({ collection, count, sha256 }) =>
				`  ${String(count).padStart(9)} ${collection}  ${sha256.slice(0, 16)}`,
		)
		.join("\n");
}
