import mongoose from "mongoose";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "#models/account/user.server.ts";
import { cursorOf } from "#models/database/page.server.ts";
import { readBoard } from "#models/inquiry/board.server.ts";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { type InquiryQuery, listInquiries, streamInquiries } from "#models/inquiry/list.server.ts";
import { deleteInquiry, listDeletedInquiries, restoreInquiry } from "#models/inquiry/trash.server.ts";
import { mostCounted } from "#models/limits.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { mostLookedAt } from "#models/search/bounded.server.ts";
import { calendarDay } from "#models/time/calendar.ts";
import { latest, weekOf } from "#models/time/week.ts";
import { seedInquiries } from "#scripts/seed/inquiries.ts";
import { type StoredDocument, stored, useDatabase } from "#tests/support/database.ts";
import { viewerNamed } from "#tests/support/inquiries.ts";
import { lastDeletedFirst } from "./record.server.ts";

// Every view of the dashboard on thirty thousand inquiries, watched by MongoDB's profiler: what it records is the
// plan that was really run, as explain tells it.

useDatabase();

const total = 30_000;
const admin = viewerNamed("admin", "admin");
let rep: Viewer;

beforeAll(async () => {
	const [owner] = await seedInquiries({ inquiries: total, representatives: 20 });
	if (!owner) throw new Error("nobody owns anything");
	rep = { ...owner, role: "sales", isAdmin: false };
}, 300_000);

type Work = { plans: string[]; docs: number; keys: number; sortedInMemory: boolean };

/** What the database did for a piece of work. */
async function watch(work: () => Promise<unknown>): Promise<Work> {
	const { db } = mongoose.connection;
	await db?.command({ profile: 2 });
	await work();
	await db?.command({ profile: 0 });
	const profile = stored("system.profile");
	const commands = await profile.find({ ns: /\.(salesInquiries|historyEvents|deletedInquiries)$/ }).toArray();
	await profile.drop();
	expect(commands.length).toBeGreaterThan(0);
	const sum = (path: string) =>
		commands.reduce((all, command: StoredDocument) => all + (command[path] ?? 0), 0);
	return {
		plans: commands.map(({ planSummary }) => planSummary),
		docs: sum("docsExamined"),
		keys: sum("keysExamined"),
		sortedInMemory: commands.some((command) => command.hasSortStage || command.usedDisk),
	};
}

/** No scan of a collection, no sort in memory, and hardly more documents than a page holds. */
function expectIndexed(work: Work): void {
	expectSorted(work);
	expect(work.docs).toBeLessThanOrEqual(60);
	expect(work.keys).toBeLessThanOrEqual(360);
}

/** @param readings how often what is looked at is read: twice where the index alone does not tell whether there is more */
function expectSearched(work: Work, readings = 1): void {
	expectSorted(work);
	expect(work.docs).toBeLessThanOrEqual(readings * mostLookedAt + readings - 1);
	expect(work.keys).toBeLessThanOrEqual(2 * mostLookedAt + 300);
}

function expectSorted({ plans, sortedInMemory }: Work): void {
	for (const plan of plans) expect(plan).not.toMatch(/COLLSCAN/);
	expect(sortedInMemory).toBe(false);
}

const filters: InquiryQuery[] = [
	{},
	{ status: "pending" },
	{ urgency: "high" },
	{ projectType: "manufacturing" },
	{ status: "in-progress", urgency: "low", projectType: "crm" },
	{ text: "nguyễn" },
	{ text: "0912", status: "completed", projectType: "custom" },
	{ text: "nguyễn", status: "completed", urgency: "low", projectType: "custom" },
	{ text: "nguyễn", followUp: "overdue" },
	{ text: "công ty minh phát" },
	{ text: "khong ai co ten nay" },
	{ followUp: "today" },
	{ followUp: "overdue" },
	{ month: latest },
	{ month: calendarDay(new Date()).slice(0, 7), outcome: "won" },
	{ outcome: "lost", reason: "price", source: "facebook" },
	{ source: "facebook" },
	{ week: weekOf(new Date()) },
];
const sorts = ["date", "urgency", "company"] as const;
const queries = filters.flatMap((filter) => sorts.map((sort) => ({ ...filter, sort })));

describe.each([
	["an admin", () => admin],
	["a representative", () => rep],
])("%s", (_, viewer) => {
	test.each(queries)("reads the page of %j from an index, already sorted", async (query) => {
		await listInquiries(viewer(), query);
		const work = await watch(() => listInquiries(viewer(), query));
		if (query.text) expectSearched(work);
		else if (query.source || query.month) expectSearched(work, 2);
		else expectIndexed(work);
	});

	test("counts without looking at inquiries", async () => {
		const { total: counted } = await countInquiries(viewer());
		const { plans, docs, keys } = await watch(() => countInquiries(viewer()));
		for (const plan of plans) expect(plan).not.toMatch(/COLLSCAN/);
		expect(docs).toBe(0);
		expect(keys).toBeLessThanOrEqual(counted + 3);
		const filter = viewer().isAdmin ? {} : { ownerId: new mongoose.Types.ObjectId(viewer().id) };
		expect(counted).toBe(await stored("salesInquiries").countDocuments(filter));
	});

	test("opens one inquiry by its id", async () => {
		const { rows } = await listInquiries(viewer(), {});
		expectIndexed(await watch(() => Inquiries.find(viewer(), rows[0]?.id ?? "")));
	});

	test("opens one with its history, of which it reads a page", async () => {
		const { rows } = await listInquiries(viewer(), {});
		const id = rows[0]?.id ?? "";
		const [event] = await stored("historyEvents")
			.find({ subjectId: new mongoose.Types.ObjectId(id) })
			.toArray();
		const many = Array.from({ length: 1_000 }, (_, index) => ({
			...event,
			_id: new mongoose.Types.ObjectId(),
			at: new Date(Number(event?.at) + index * 60_000),
		}));
		await stored("historyEvents").insertMany(many);
		const first = await Inquiries.findWithHistory(viewer(), id);
		expectIndexed(await watch(() => Inquiries.findWithHistory(viewer(), id)));
		expectIndexed(await watch(() => Inquiries.findWithHistory(viewer(), id, first?.history.next ?? "")));
		await stored("historyEvents").deleteMany({ _id: { $in: many.map(({ _id }) => _id) } });
	});
});

test.each([
	["example zzz", true],
	["quỳnh zzz", false],
])("a search for %j says whether more have the word than are looked at: %j", async (text, isCut) => {
	expect(await listInquiries(admin, { text })).toMatchObject({ rows: [], isCut });
	expectSearched(await watch(() => listInquiries(admin, { text })));
});

test.each(sorts)(
	"a page far down by %s costs no more than the first",
	async (sort) => {
		let after: string | undefined;
		for (let page = 0; page < 400; page++) {
			const { next } = await listInquiries(admin, { sort, after });
			after = next ?? undefined;
		}
		expect(after).toBeDefined();
		expectIndexed(await watch(() => listInquiries(admin, { sort, after })));
		expectIndexed(await watch(() => listInquiries(admin, { sort, before: after })));
	},
	120_000,
);

test("an admin's list of one representative is read from an index", async () => {
	for (const sort of sorts) {
		expectIndexed(await watch(() => listInquiries(admin, { sort, ownerId: rep.id })));
	}
});

test("the board looks at no inquiries, and counts a bounded number of what is overdue", async () => {
	const { plans, docs } = await watch(() => readBoard(admin));
	for (const plan of plans) expect(plan).not.toMatch(/COLLSCAN/);
	expect(docs).toBeLessThanOrEqual(20 * mostCounted);
	const { keys } = await watch(() => readBoard(rep));
	const { total: own } = await countInquiries(rep);
	expect(keys, "of a representative's own alone").toBeLessThanOrEqual(4 * own);
});

test("deleted inquiries are listed in the order of their index", async () => {
	const { rows } = await listInquiries(rep, {});
	for (const { id } of rows.slice(0, 3)) await deleteInquiry(rep, id);
	expectIndexed(await watch(() => listDeletedInquiries(admin)));
	expect((await listDeletedInquiries(admin)).rows.map(({ deletedBy }) => deletedBy)).toEqual(
		Array(3).fill(rep.fullName),
	);
	const [last] = (await listDeletedInquiries(admin)).rows;
	const cursor = cursorOf(lastDeletedFirst, { part: 0, values: [last?.deletedAt, last?.id] });
	for (const address of [{ after: cursor }, { before: cursor }]) {
		expectIndexed(await watch(() => listDeletedInquiries(admin, address)));
	}
	for (const { id } of rows.slice(0, 3)) await restoreInquiry(admin, id);
});

test("an export streams everything without holding it", async () => {
	const before = process.memoryUsage().heapUsed;
	let count = 0;
	let most = 0;
	for await (const { id } of streamInquiries(admin, { sort: "urgency" })) {
		count += id ? 1 : 0;
		if (count % 10_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
	}
	expect(count).toBe(total);
	expect(most / 1024 ** 2).toBeLessThan(200);
}, 120_000);
