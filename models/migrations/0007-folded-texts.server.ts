import mongoose from "mongoose";
import { withoutDirectionSigns } from "#models/bidi.ts";
import { renewKeys, renewRequestKeys } from "#models/customer/renew-keys.server.ts";
import { rewrite } from "#models/database/rewrite.server.ts";
import { places } from "#models/privacy/personal-data.server.ts";

/** Removes direction signs from what people have typed, and rebuilds the search keys. */
export async function foldTexts(): Promise<void> {
	for (const name of [...Object.keys(places), ...placesThen]) await straighten(name);
	await renewKeys();
	await renewRequestKeys();
}

/** Collections that later migrations have emptied. */
const placesThen = ["inquiryEvents", "requestEvents"];

function straighten(name: string): Promise<number> {
	const straight = (record: { _id: unknown }) => {
		const turned = textsIn(record).filter(([, text]) => text !== withoutDirectionSigns(text));
		return {
			filter: { _id: record._id, ...Object.fromEntries(turned) },
			set: Object.fromEntries(turned.map(([path, text]) => [path, withoutDirectionSigns(text)])),
		};
	};
	return rewrite(mongoose.connection.collection(name), straight, { searchKeys: 0 });
}

/** All texts of a record by their paths, `fields.notes`. */
function textsIn(value: unknown, path: string[] = []): [string, string][] {
	if (typeof value === "string") return [[path.join("."), value]];
	if (!Array.isArray(value) && Object.getPrototypeOf(value ?? {}) !== Object.prototype) return [];
	return Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}
