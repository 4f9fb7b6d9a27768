import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "#models/account/user.server.ts";
import { cursorOf } from "#models/database/page.server.ts";
import { type InquiryQuery, listInquiries, streamInquiries } from "#models/inquiry/list.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import type { InquiryRow } from "#models/inquiry/view.ts";
import { employeeCounts, inquiryStatuses, projectTypes, urgencies } from "#models/options.ts";
import { searchedKeysOf } from "#models/search/search-keys.ts";
import { calendarDay } from "#models/time/calendar.ts";
import { importInquiries } from "#scripts/seed/import.ts";
import { companyName, personName } from "#scripts/seed/names.ts";
import { randomFrom } from "#scripts/seed/random.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { type InquiryRecord, orders } from "./record.server.ts";

useDatabase();

const [khoi, huong, dat] = [viewerNamed("khoi"), viewerNamed("huong"), viewerNamed("dat")];
const admin = viewerNamed("admin", "admin");
const day = 24 * 60 * 60 * 1000;
const today = calendarDay(new Date());

let all: InquiryRecord[];

beforeAll(async () => {
	const random = randomFrom(7);
	// Few different times, names and days, so that most have equals, which pages must not lose or repeat.
	const imports = Array.from({ length: 700 }, (_, index) => ({
		...inquiryFields({
			customerName: personName(random),
			companyName: random.next() < 0.3 ? "Công ty TNHH Gỗ Minh Phát" : companyName(random).name,
			urgency: random.pick(urgencies),
			projectType: random.pick(projectTypes),
			employeeCount: random.pick(employeeCounts),
		}),
		owner: random.pick([khoi, huong]),
		submissionId: String(index),
		status: random.pick(inquiryStatuses),
		createdAt: new Date(Date.UTC(2026, 10, 1 + random.below(19), 2)),
		...(random.next() < 0.6 && {
			followUpOn: calendarDay(new Date(Date.now() + (random.below(9) - 4) * day)),
		}),
	}));
	await importInquiries(imports);
	all = (await stored("salesInquiries").find().toArray()) as InquiryRecord[];
});

/** What a query must give, worked out without any index. */
function expected(viewer: Viewer, query: InquiryQuery): string[] {
	const keys = searchedKeysOf(query.text ?? "") ?? [];
	const ownerId = viewer.isAdmin ? query.ownerId : viewer.id;
	const found = all.filter(
		(one) =>
			(!ownerId || String(one.ownerId) === ownerId) &&
			(!query.status || one.status === query.status) &&
			(!query.urgency || one.urgency === query.urgency) &&
			(!query.projectType || one.projectType === query.projectType) &&
			keys.every((key) => one.searchKeys.includes(key)) &&
			(!query.followUp || (one.followUpOn && one.status !== "completed")) &&
			(query.followUp !== "today" || one.followUpOn === today) &&
			(query.followUp !== "overdue" || (one.followUpOn ?? "") < today),
	);
	const rank = { high: 0, medium: 1, low: 2 };
	const newest = (a: InquiryRecord, b: InquiryRecord) =>
		b.createdAt.getTime() - a.createdAt.getTime() || compare(String(b._id), String(a._id));
	const orders = {
		date: newest,
		urgency: (a: InquiryRecord, b: InquiryRecord) => rank[a.urgency] - rank[b.urgency] || newest(a, b),
		company: (a: InquiryRecord, b: InquiryRecord) =>
			compare(a.companyKey, b.companyKey) || compare(String(a._id), String(b._id)),
		followUp: (a: InquiryRecord, b: InquiryRecord) =>
			compare(a.followUpOn ?? "", b.followUpOn ?? "") || compare(String(a._id), String(b._id)),
	};
	const order = keys.length > 0 ? "date" : query.followUp ? "followUp" : query.sort;
	return found.sort(orders[order ?? "date"]).map(({ _id }) => String(_id));
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/** Follows the pages to the end and back again. */
async function walk(viewer: Viewer, query: InquiryQuery): Promise<{ there: string[]; back: string[] }> {
	let page = await listInquiries(viewer, query);
	expect(page.previous).toBeNull();
	const ids = (rows: InquiryRow[]) => rows.map(({ id }) => id);
	const there = ids(page.rows);
	while (page.next) {
		expect(page.rows).toHaveLength(50);
		page = await listInquiries(viewer, { ...query, after: page.next });
		there.push(...ids(page.rows));
	}
	const back = ids(page.rows);
	while (page.previous) {
		page = await listInquiries(viewer, { ...query, before: page.previous });
		expect(page.next).not.toBeNull();
		back.unshift(...ids(page.rows));
	}
	return { there, back };
}

const queries: InquiryQuery[] = [
	{},
	{ status: "pending" },
	{ urgency: "high" },
	{ projectType: "crm" },
	{ status: "completed", urgency: "low", projectType: "custom" },
	{ text: "minh phat" },
	{ text: "pha nguyen minh" },
	{ text: "minh minhphat", followUp: "overdue" },
	{ text: "nguyen", status: "in-progress" },
	{ text: "công ty" },
	{ text: "no such name" },
	{ followUp: "today" },
	{ followUp: "overdue" },
	{ followUp: "overdue", urgency: "high", text: "minh" },
	{ followUp: "today", status: "completed" },
];
const sorts = ["date", "urgency", "company"] as const;

describe.each([
	["an admin", admin],
	["a representative", khoi],
	["somebody without inquiries", dat],
])("for %s", (_, viewer) => {
	test.each(queries.flatMap((query) => sorts.map((sort) => ({ ...query, sort }))))(
		"pages of %j hold everything once, in order, there and back",
		async (query) => {
			const ids = expected(viewer, query);
			expect(await walk(viewer, query)).toEqual({ there: ids, back: ids });
		},
	);

	test.each(sorts)("the export by %s is the same as the pages", async (sort) => {
		const ids: string[] = [];
		for await (const { id } of streamInquiries(viewer, { sort, status: "pending" })) ids.push(id);
		expect(ids).toEqual(expected(viewer, { sort, status: "pending" }));
	});
});

test("an export of chosen ones holds those that the viewer may see", async () => {
	const all = expected(admin, {});
	const ids: string[] = [];
	for await (const { id } of streamInquiries(khoi, { ids: [...all, "no id"] })) ids.push(id);
	expect(ids).toEqual(expected(khoi, {}));
});

test("an admin filters by representative; for a representative the filter changes nothing", async () => {
	const ofHuong = expected(huong, {});
	expect((await walk(admin, { ownerId: huong.id })).there).toEqual(ofHuong);
	expect((await walk(khoi, { ownerId: huong.id })).there).toEqual(expected(khoi, {}));
	expect((await walk(admin, { ownerId: "no id" })).there).toEqual([]);
});

test("the page tells which order is in effect", async () => {
	const sortOf = async (query: InquiryQuery) => (await listInquiries(khoi, query)).sort;
	expect(await sortOf({})).toBe("date");
	expect(await sortOf({ sort: "company" })).toBe("company");
	expect(await sortOf({ sort: "company", text: "minh" })).toBe("date");
	expect(await sortOf({ sort: "urgency", text: "minh" })).toBe("date");
	expect(await sortOf({ sort: "urgency", followUp: "today" })).toBe("followUp");
});

test("a cursor that is no cursor, or one of another order, gives the first page", async () => {
	const first = await listInquiries(khoi, {});
	const { next: byCompany } = await listInquiries(khoi, { sort: "company" });
	const forged = ["createdAt", 0, "no time", "a".repeat(24)];
	const cursors = [
		"",
		"x",
		"%00",
		byCompany ?? "",
		Buffer.from(JSON.stringify(forged)).toString("base64url"),
	];
	for (const cursor of cursors) {
		expect(await listInquiries(khoi, { after: cursor })).toEqual(first);
		expect(await listInquiries(khoi, { before: cursor })).toEqual(first);
	}
});

test("a page of which nothing is left gives the first one", async () => {
	const customers = ["Khách 1", "Khách 2"];
	const left = viewerNamed("left");
	for (const customerName of customers)
		await submitInquiry(inquiryFields({ customerName }), left, customerName);
	const all = await listInquiries(left, {});
	const [first, last] = [all.rows[0], all.rows[1]];
	const beyond = (row: typeof first) => cursorOf(orders.date, { part: 0, values: [row?.createdAt, row?.id] });
	expect(await listInquiries(left, { after: beyond(last) })).toEqual(all);
	expect(await listInquiries(left, { before: beyond(first) })).toEqual(all);
	await stored("salesInquiries").deleteMany({ customerName: { $in: customers } });
});

test("a page stays in place while inquiries come and go before it", async () => {
	const first = await listInquiries(dat, {});
	expect(first).toEqual({ rows: [], isCut: false, sort: "date", next: null, previous: null });
	const { next } = await listInquiries(khoi, {});
	const second = await listInquiries(khoi, { after: next ?? "" });
	const { id } = await submitInquiry(inquiryFields(), khoi, "comes in between");
	const again = await listInquiries(khoi, { after: next ?? "" });
	expect(again.rows).toEqual(second.rows);
	await stored("salesInquiries").deleteOne({ submissionId: "comes in between" });
	expect(id).toBeTruthy();
});

test("rows carry what a list shows and nothing that it does not", async () => {
	const [row] = (await listInquiries(khoi, { followUp: "overdue" })).rows;
	expect(Object.keys(row ?? {}).sort()).toEqual(
		[
			..."id version customerName customerPhone isWrongNumber companyName projectType urgency status".split(
				" ",
			),
			..."salesRepName ownerId createdAt updatedAt followUpOn contactedAt due".split(" "),
		].sort(),
	);
	expect(row?.due).toBe("overdue");
});
