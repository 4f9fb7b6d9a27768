import { expect, test } from "vitest";
import { stored, useDatabase } from "#tests/support/database.ts";
import { seedInquiries } from "./inquiries.ts";

useDatabase();

test("thousands of inquiries go into a new database, in pieces that it bears, with progress", async () => {
	const progress: number[] = [];
	await seedInquiries({ inquiries: 4_050, representatives: 5 }, (done) => progress.push(done));
	expect(progress.at(-1)).toBe(4_050);
	expect(progress.length).toBeGreaterThan(10);
	expect(await stored("salesInquiries").countDocuments()).toBe(4_050);
	expect(await stored("historyEvents").countDocuments({ kind: "created" })).toBe(4_050);
});

test("nobody has logged an inquiry before there was an account", async () => {
	const [first] = await stored("salesInquiries").find().sort({ createdAt: 1 }).limit(1).toArray();
	for (const account of await stored("accounts").find().toArray()) {
		expect(account.createdAt.getTime()).toBeLessThan(first?.createdAt.getTime());
		expect(account.lastSeenAt.getTime()).toBeGreaterThan(account.createdAt.getTime());
	}
});
