import mongoose from "mongoose";
import { expect, test } from "vitest";
import { dropUnusedIndexes } from "#models/database/indexes.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry, restoreInquiry } from "#models/inquiry/trash.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { keepKeysInOne } from "./0009-keys-in-one.server.ts";

useDatabase();

const admin = viewerNamed("admin", "admin");
async function allIndexes(): Promise<string[]> {
	const collections = (await mongoose.connection.db?.collections()) ?? [];
	const indexes = collections.map(async (collection) =>
		(await collection.indexes()).map(({ name }) => `${collection.collectionName}.${name}`),
	);
	return (await Promise.all(indexes)).flat().sort();
}

test("inquiries of the version before are found by two words, and a deleted one can be restored", async () => {
	const { id } = await submitInquiry(inquiryFields(), admin, "kept");
	const { id: deleted } = await submitInquiry(inquiryFields(), admin, "deleted");
	await deleteInquiry(admin, deleted);
	const before = { $set: { searchKeys: ["thu", "minh"], searchPairs: ["min thu"] } };
	for (const name of ["salesInquiries", "deletedInquiries"]) await stored(name).updateMany({}, before);

	for (let times = 0; times < 2; times++) await keepKeysInOne();
	expect((await listInquiries(admin, { text: "thu minh" })).rows).toMatchObject([{ id }]);
	expect(await stored("salesInquiries").countDocuments({ searchPairs: { $ne: [] } })).toBe(0);
	expect(await restoreInquiry(admin, deleted)).toBe(true);
});

test("of the indexes only those go that no model defines", async () => {
	const others = (names: string[]) => names.filter((name) => !name.endsWith("._id_"));
	const before = others(await allIndexes());
	expect(await dropUnusedIndexes()).toEqual([]);
	await stored("salesInquiries").createIndex({ searchPairs: 1, createdAt: -1 }, { name: "all-pairs-date" });
	expect(await dropUnusedIndexes()).toEqual(["salesInquiries.all-pairs-date"]);
	expect(others(await allIndexes())).toEqual(before);
});
