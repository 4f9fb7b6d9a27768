import mongoose, { type mongo } from "mongoose";
import { withoutDirectionSigns } from "#models/bidi.ts";
import { renewKeys } from "#models/inquiry/renew-keys.server.ts";
import { places } from "#models/privacy/personal-data.server.ts";
import { renewRequestKeys } from "#models/request/renew-keys.server.ts";

const batchSize = 500;

/** Takes direction signs out of what people have typed, and makes the keys anew by which it is found. */
export async function foldTexts(): Promise<void> {
	for (const name of Object.keys(places)) await straighten(mongoose.connection.collection(name));
	await renewKeys();
	await renewRequestKeys();
}

async function straighten(collection: mongo.Collection): Promise<void> {
	let writes: mongo.AnyBulkWriteOperation[] = [];
	const write = async () => {
		if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
		writes = [];
	};
	const projection = { searchKeys: 0, searchPairs: 0 };
	for await (const record of collection.find({}, { projection, batchSize })) {
		const turned = textsIn(record).filter(([, text]) => text !== withoutDirectionSigns(text));
		if (turned.length === 0) continue;
		const straight = turned.map(([path, text]) => [path, withoutDirectionSigns(text)]);
		// What somebody has changed meanwhile stays as it is.
		const filter = { _id: record._id, ...Object.fromEntries(turned) };
		writes.push({ updateOne: { filter, update: { $set: Object.fromEntries(straight) } } });
		if (writes.length === batchSize) await write();
	}
	await write();
}

/** All texts of a record by their paths, `fields.notes`. */
function textsIn(value: unknown, path: string[] = []): [string, string][] {
	if (typeof value === "string") return [[path.join("."), value]];
	if (!Array.isArray(value) && Object.getPrototypeOf(value ?? {}) !== Object.prototype) return [];
	return Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}
