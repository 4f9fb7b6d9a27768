import mongoose, { Schema } from "mongoose";
import { expect, test } from "vitest";
import { stored, useDatabase } from "#tests/support/database.ts";
import { makeIndexes } from "./indexes.server.ts";

useDatabase();

const rowSchema = new Schema({ owner: String, at: Date }, { collection: "indexedRows", autoIndex: false });
rowSchema.index({ owner: 1, at: -1 }, { name: "own" });
const Row = mongoose.model("IndexedRow", rowSchema);

const keysOf = async (name: string) =>
	(await stored("indexedRows").indexes()).find((index) => index.name === name)?.key;

test.each([
	["its keys under another name", { owner: 1, at: -1 } as const, "former"],
	["its name for other keys", { owner: 1 } as const, "own"],
])("an index that the former version made with %s is made anew", async (_, keys, name) => {
	await stored("indexedRows").dropIndexes();
	await stored("indexedRows").createIndex(keys, { name });
	await makeIndexes(Row as mongoose.Model<unknown>);
	expect(await keysOf("own")).toEqual({ owner: 1, at: -1 });
	if (name !== "own") expect(await keysOf(name)).toBeUndefined();
});
