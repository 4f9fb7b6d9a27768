import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";
import { rowsPerPage } from "#models/limits.ts";
import { randomFrom } from "#scripts/seed/random.ts";
import { type StoredDocument, stored, useDatabase } from "#tests/support/database.ts";
import { allAuditActions, auditActions } from "./actions.ts";
import { Audit, type AuditQuery } from "./audit.server.ts";
import { auditLines } from "./record.server.ts";

// Fifty thousand lines, watched by MongoDB's profiler: what was really read of which index.

useDatabase();

const total = 50_000;
const people = Array.from({ length: 20 }, () => new mongoose.Types.ObjectId());
const [busy, quiet] = [String(people[0]), String(people[19])];
const minute = 60_000;
const newest = Date.parse("2026-11-20T10:00:00Z");
/** A page, one line more to know that there is another, and the one that the cursor names. */
const mostDocs = rowsPerPage + 2;
/** Each piece of the index that is merged is looked into. */
const mostKeys = mostDocs + 2 * allAuditActions.length;

beforeAll(async () => {
	const random = randomFrom(1);
	const lines = Array.from({ length: total }, (_, index) => {
		const byId = random.next() < 0.5 ? people[0] : random.pick(people);
		const action = random.next() < 0.9 ? random.pick(auditActions.signIn) : random.pick(allAuditActions);
		const at = new Date(newest - index * minute);
		return { at, actor: "staff", byId, by: "Lê Thị Mây", network: "203.0.113.0/24", action, people: [byId] };
	});
	await auditLines.collection.insertMany(lines as never);
});

async function watch(work: () => Promise<unknown>) {
	const { db } = mongoose.connection;
	// MongoDB's own would hold a megabyte, and each piece of a file names all actions.
	await db?.createCollection("system.profile", { capped: true, size: 2 ** 24 });
	await db?.command({ profile: 2 });
	await work();
	await db?.command({ profile: 0 });
	const profile = stored("system.profile");
	const commands = await profile.find({ ns: /\.auditLines$/ }).toArray();
	await profile.drop();
	expect(commands.length).toBeGreaterThan(0);
	const sum = (name: keyof StoredDocument) =>
		commands.reduce((all, command) => all + Number(command[name] ?? 0), 0);
	return {
		plans: commands.map(({ planSummary }) => String(planSummary)),
		docs: sum("docsExamined"),
		keys: sum("keysExamined"),
		sortedInMemory: commands.some(({ hasSortStage, usedDisk }) => hasSortStage || usedDisk),
	};
}

const [from, until] = [new Date(newest - 20_000 * minute), new Date(newest - 10_000 * minute)];

const queries: AuditQuery[] = [
	{},
	{ from, until },
	{ until },
	{ person: busy },
	{ person: quiet },
	{ person: busy, from, until },
	{ actions: ["signedIn"] },
	{ actions: ["databaseRestored"] },
	{ actions: auditActions.data },
	{ actions: auditActions.data, from, until },
	{ person: busy, actions: ["inquiriesExported"] },
	{ person: quiet, actions: auditActions.access, until },
	{ person: String(new mongoose.Types.ObjectId()) },
];

test.each(queries)("the page of %j reads its lines alone, from an index, already sorted", async (query) => {
	const first = await Audit.page(query);
	let { next } = first;
	for (let page = 0; next && page < 20; page++)
		next = (await Audit.page({ ...query, after: next })).next ?? next;
	const addresses = next ? [{}, { after: next }, { before: next }] : [{}];
	for (const address of addresses) {
		const { plans, docs, keys, sortedInMemory } = await watch(() => Audit.page({ ...query, ...address }));
		for (const plan of plans) expect(plan).not.toMatch(/COLLSCAN/);
		expect(sortedInMemory).toBe(false);
		expect(docs).toBeLessThanOrEqual(mostDocs);
		expect(keys).toBeLessThanOrEqual(mostKeys);
	}
});

test.each(queries)("the file of %j reads what it holds, in the order of an index", async (query) => {
	let count = 0;
	const { plans, docs, sortedInMemory } = await watch(async () => {
		for await (const _line of Audit.stream(query)) count++;
	});
	for (const plan of plans) expect(plan).not.toMatch(/COLLSCAN/);
	expect(sortedInMemory).toBe(false);
	expect(docs).toBe(count);
});
