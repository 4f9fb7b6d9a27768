import mongoose from "mongoose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import {
	EditConflict,
	editInquiry,
	findInquiry,
	findInquiryWithHistory,
	InquiryChanged,
	PastDay,
	setFollowUp,
	setStatus,
} from "#models/inquiry/inquiry.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { type Fingerprints, fingerprintsOf } from "#models/inquiry/merge.server.ts";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import {
	deleteInquiry,
	findDeletedInquiry,
	listDeletedInquiries,
	restoreInquiry,
} from "#models/inquiry/trash.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { eventsPerPage, inquiriesPerPage } from "#models/limits.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";

useDatabase();

beforeEach(async () => {
	for (const name of ["salesInquiries", "deletedInquiries", "inquiryEvents", "inquiryCounts"])
		await stored(name).deleteMany({});
});
afterEach(() => vi.useRealTimers());

const [khoi, huong, admin] = [viewerNamed("khoi"), viewerNamed("huong"), viewerNamed("admin", "admin")];

let submissions = 0;
async function submit(viewer = khoi): Promise<string> {
	return (await submitInquiry(inquiryFields(), viewer, `submission-${++submissions}`)).id;
}

async function find(id: string): Promise<InquiryView> {
	const found = await findInquiry(admin, id);
	if (!found) throw new Error("gone");
	return found;
}

const opened = fingerprintsOf(inquiryFields());

async function historyOf(id: string, after?: string) {
	const { rows, ...around } = (await findInquiryWithHistory(admin, id, after))?.history ?? { rows: [] };
	return { ...around, events: rows.map(({ id: _, ...event }) => event) };
}

test("an edit replaces the fields, clears what was emptied, and is found under its new words", async () => {
	const id = await submit();
	const { notes: _, customerPhone: __, ...kept } = inquiryFields();
	expect(await editInquiry(khoi, id, { ...kept, companyName: "Thủy sản Sông Hậu" }, opened)).toEqual({
		isMerged: false,
	});
	const record = await stored("salesInquiries").findOne();
	expect(record).toMatchObject({
		companyName: "Thủy sản Sông Hậu",
		companyKey: "thuy san song hau",
		version: 2,
	});
	expect(record).not.toHaveProperty("notes");
	expect(record).not.toHaveProperty("customerPhone");
	const found = async (text: string) => (await listInquiries(khoi, { text })).rows.length;
	expect(await found("song hau")).toBe(1);
	expect(await found("go minh phat")).toBe(0);
	expect(await found("0912345678")).toBe(0);
});

test.each([
	["a required field left out", { requirements: undefined }],
	["a required field emptied", { requirements: "" }],
	["an over-long field", { companyName: "x".repeat(201) }],
	["an unknown choice", { urgency: "extreme" }],
	["a status", { status: "completed" }],
	["another owner", { ownerId: huong.id }],
	["another version", { version: 99 }],
])("an edit with %s is refused and changes nothing", async (_, change) => {
	const id = await submit();
	const before = await stored("salesInquiries").findOne();
	const fields = { ...inquiryFields({ notes: "khác" }), ...change };
	await expect(editInquiry(khoi, id, fields as never, opened)).rejects.toThrow();
	expect(await stored("salesInquiries").findOne()).toEqual(before);
});

test("the history tells who did what, when, the latest first", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00:00Z") });
	const id = await submit();
	const later = () => vi.setSystemTime(Date.now() + 60_000);
	later();
	await setStatus(admin, id, "in-progress", 1);
	later();
	await editInquiry(khoi, id, inquiryFields({ notes: "Gọi lại", budget: undefined }), opened);
	later();
	await setFollowUp(khoi, id, "2026-11-25", 3);
	later();
	await setFollowUp(khoi, id, null, 4);
	const { version, updatedAt, followUpOn } = await find(id);
	expect((await historyOf(id)).events).toEqual([
		{ kind: "followUp", at: "2026-11-20T02:04:00.000Z", by: "khoi", from: "2026-11-25" },
		{ kind: "followUp", at: "2026-11-20T02:03:00.000Z", by: "khoi", to: "2026-11-25" },
		{ kind: "edited", at: "2026-11-20T02:02:00.000Z", by: "khoi", fields: ["budget", "notes"] },
		{ kind: "moved", at: "2026-11-20T02:01:00.000Z", by: "admin", from: "pending", to: "in-progress" },
		{ kind: "created", at: "2026-11-20T02:00:00.000Z", by: "khoi" },
	]);
	expect({ version, updatedAt, followUpOn }).toEqual({
		version: 5,
		updatedAt: "2026-11-20T02:01:00.000Z",
		followUpOn: undefined,
	});
});

test("a long history has pages, the latest first, and an event that cannot be stored undoes its change", async () => {
	const id = await submit();
	const [moves, statuses] = [2 * eventsPerPage + 3, ["in-progress", "pending"] as const];
	for (let version = 1; version < moves; version++) {
		await setStatus(khoi, id, statuses[(version - 1) % 2] ?? "pending", version);
	}
	const seen = [];
	let after: string | undefined;
	do {
		const page = await historyOf(id, after);
		expect(page.events.length).toBeLessThanOrEqual(eventsPerPage);
		expect(Boolean(page.previous)).toBe(after !== undefined);
		seen.push(...page.events);
		after = page.next ?? undefined;
	} while (after);
	expect(seen).toHaveLength(moves);
	expect(seen.at(-1)?.kind).toBe("created");
	expect(seen[0]).toMatchObject({ from: "in-progress", to: "pending" });
	expect(seen.map(({ at }) => at)).toEqual(
		seen
			.map(({ at }) => at)
			.sort()
			.reverse(),
	);
	const [first] = (await historyOf(id)).events;
	for (const place of ["", "x", "'; drop", id]) expect((await historyOf(id, place)).events[0]).toEqual(first);

	const nameless = { ...khoi, fullName: "" };
	await expect(setStatus(nameless, id, "completed", moves)).rejects.toThrow("by");
	expect(await find(id)).toMatchObject({ version: moves, status: "pending" });
	await expect(deleteInquiry(nameless, id)).rejects.toThrow("by");
	expect(await findInquiry(khoi, id)).not.toBeNull();
	await expect(submit(nameless)).rejects.toThrow("by");
	expect(await countInquiries(khoi)).toMatchObject({ total: 1 });
});

test("a change that cannot be counted is no event either", async () => {
	const id = await submit();
	// Nothing can be added to a text.
	await stored("inquiryCounts").updateMany({}, { $set: { pending: "x", completed: "x" } });
	await expect(setStatus(khoi, id, "completed", 1)).rejects.toThrow();
	await expect(deleteInquiry(khoi, id)).rejects.toThrow();
	await expect(submit()).rejects.toThrow();
	expect(await stored("inquiryEvents").find().toArray()).toMatchObject([{ kind: "created" }]);
	expect(await stored("inquiryEvents").countDocuments({ deletedAt: { $exists: true } })).toBe(0);
});

test("nobody follows up on a day that has passed; one that has passed since it was set may stay", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T16:59:00Z") });
	const id = await submit();
	await expect(setFollowUp(khoi, id, "2026-11-19", 1)).rejects.toThrow(PastDay);
	expect(await setFollowUp(khoi, id, "2026-11-20", 1)).toBe(true);
	vi.setSystemTime(new Date("2026-11-20T17:00:00Z"));
	expect(await setFollowUp(khoi, id, "2026-11-20", 2)).toBe(true);
	await expect(setFollowUp(khoi, id, "2026-11-18", 2)).rejects.toThrow(PastDay);
	expect(await find(id)).toMatchObject({ followUpOn: "2026-11-20", version: 2 });
});

test("what changes nothing is no event", async () => {
	const id = await submit();
	expect(await setStatus(khoi, id, "pending", 1)).toBe(true);
	expect(await editInquiry(khoi, id, inquiryFields(), opened)).toEqual({ isMerged: false });
	expect(await setFollowUp(khoi, id, null, 1)).toBe(true);
	expect(await find(id)).toMatchObject({ version: 1 });
	expect((await historyOf(id)).events).toMatchObject([{ kind: "created" }]);
});

test("of two people who change the same version one is told, with what is stored now", async () => {
	const id = await submit();
	const results = await Promise.allSettled([
		setStatus(khoi, id, "completed", 1),
		setFollowUp(admin, id, "2026-11-25", 1),
	]);
	const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
	expect(errors).toHaveLength(1);
	const current = await find(id);
	expect(current.version).toBe(2);
	for (const error of errors) {
		expect(error).toBeInstanceOf(InquiryChanged);
		expect(error.current).toEqual(current);
	}
	expect((await historyOf(id)).events).toHaveLength(2);
});

const untouched = {};
const edits: [string, Partial<InquiryFields>, Partial<InquiryFields>, Partial<InquiryFields>, string[]][] = [
	["one field each", { notes: "A" }, { timeline: "B" }, { notes: "A", timeline: "B" }, ["timeline"]],
	["the same to a field", { notes: "A" }, { notes: "A" }, { notes: "A" }, []],
	["a field that the other emptied", { notes: undefined }, { budget: "B" }, { budget: "B" }, ["budget"]],
	["nothing", { notes: "A" }, untouched, { notes: "A" }, []],
];

test.each(edits)(
	"of two people the later one changes %s: both changes stay",
	async (_, first, second, both, told) => {
		const id = await submit();
		await editInquiry(admin, id, inquiryFields(first), opened);
		const isMerged = !("notes" in second);
		expect(await editInquiry(khoi, id, inquiryFields(second), opened)).toEqual({ isMerged });
		const { notes, timeline, budget } = await find(id);
		expect({ notes, timeline, budget }).toEqual({
			notes: first.notes,
			timeline: "Quý 1",
			budget: "350 triệu",
			...both,
		});
		const [latest] = (await historyOf(id)).events;
		expect(latest).toMatchObject(told.length > 0 ? { by: "khoi", fields: told } : { by: "admin" });
	},
);

test("an edit goes through when only the status and the follow-up day changed meanwhile, and leaves them", async () => {
	const id = await submit();
	await setStatus(admin, id, "in-progress", 1);
	await setFollowUp(admin, id, "2100-01-01", 2);
	expect(await editInquiry(khoi, id, inquiryFields({ notes: "A" }), opened)).toEqual({ isMerged: false });
	expect(await find(id)).toMatchObject({ notes: "A", status: "in-progress", followUpOn: "2100-01-01" });
});

const clashes: [string, string | undefined, string | undefined, Fingerprints][] = [
	["another text", "A", "B", opened],
	["nothing", "A", undefined, opened],
	["what the other emptied", undefined, "B", opened],
	["what nobody knows to be untouched", "A", "Hẹn xuống xưởng", {}],
];

test.each(clashes)(
	"of two people who change a field the later one, with %s, is told, and nothing is stored",
	async (_, ...texts) => {
		const id = await submit();
		const [first, second, known] = texts;
		await editInquiry(admin, id, inquiryFields({ notes: first }), opened);
		const before = await stored("salesInquiries").findOne();
		const edit = editInquiry(khoi, id, inquiryFields({ notes: second, timeline: "Quý 2" }), known);
		const fields = known === opened ? ["notes"] : ["timeline", "notes"];
		await expect(edit).rejects.toThrow(expect.objectContaining({ name: "EditConflict", fields }));
		expect(await stored("salesInquiries").findOne()).toEqual(before);
	},
);

test("of edits at the same moment none is lost", async () => {
	const id = await submit();
	const [notes, timeline, other] = await Promise.allSettled([
		editInquiry(khoi, id, inquiryFields({ notes: "A" }), opened),
		editInquiry(admin, id, inquiryFields({ timeline: "B" }), opened),
		editInquiry(admin, id, inquiryFields({ notes: "C" }), opened),
	]);
	expect(timeline.status).toBe("fulfilled");
	const refused = [notes, other].flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
	expect(refused).toEqual([expect.any(EditConflict)]);
	const kept = notes.status === "fulfilled" ? "A" : "C";
	expect(await find(id)).toMatchObject({ notes: kept, timeline: "B", version: 3 });
});

test("a follow-up day is a day, and marks an open inquiry as due", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00:00Z") });
	const id = await submit();
	for (const day of ["tomorrow", "20/11/2026", "2026-11-20T00:00:00Z"]) {
		await expect(setFollowUp(khoi, id, day, 1)).rejects.toThrow();
	}
	await setFollowUp(khoi, id, "2026-11-20", 1);
	expect((await find(id)).due).toBe("today");
	vi.setSystemTime(new Date("2026-11-20T16:59:00Z"));
	expect((await find(id)).due).toBe("today");
	vi.setSystemTime(new Date("2026-11-20T17:01:00Z"));
	expect((await find(id)).due).toBe("overdue");
	vi.setSystemTime(new Date("2026-11-19T02:00:00Z"));
	expect((await find(id)).due).toBeUndefined();
	vi.setSystemTime(new Date("2026-11-30T02:00:00Z"));
	await setStatus(khoi, id, "completed", 2);
	expect((await find(id)).due).toBeUndefined();
});

test("a deleted inquiry is gone from every view, and only an admin can bring it back, as it was", async () => {
	const id = await submit();
	await setStatus(khoi, id, "completed", 1);
	const before = await find(id);
	const { events: past } = await historyOf(id);
	expect(await deleteInquiry(khoi, id)).toBe(true);
	expect(await findInquiry(khoi, id)).toBeNull();
	expect((await listInquiries(admin, {})).rows).toEqual([]);
	expect((await listInquiries(khoi, { text: "minh phat" })).rows).toEqual([]);
	expect(await countInquiries(khoi)).toMatchObject({ total: 0, completed: 0 });
	expect(await deleteInquiry(khoi, id)).toBe(false);

	expect(await listDeletedInquiries(khoi)).toEqual({ rows: [], next: null, previous: null });
	expect(await listDeletedInquiries(admin)).toEqual({
		rows: [expect.objectContaining({ id, companyName: before.companyName, deletedBy: "khoi" })],
		next: null,
		previous: null,
	});
	expect(await findDeletedInquiry(khoi, id)).toBeNull();
	expect(await findDeletedInquiry(admin, "no id")).toBeNull();
	expect(await findDeletedInquiry(admin, id)).toMatchObject({
		...before,
		deletedBy: "khoi",
		history: { rows: [{ kind: "deleted" }, ...past] },
	});
	expect(await restoreInquiry(khoi, id)).toBe(false);
	expect(await restoreInquiry(admin, "no id")).toBe(false);
	expect(await restoreInquiry(admin, id)).toBe(true);
	expect(await restoreInquiry(admin, id)).toBe(false);
	expect(await findDeletedInquiry(admin, id)).toBeNull();
	const { version, ...restored } = await find(id);
	const { version: _, ...original } = before;
	expect(restored).toEqual(original);
	expect(version).toBe(3);
	const { events } = await historyOf(id);
	expect(events.map(({ kind }) => kind)).toEqual(["restored", "deleted", "moved", "created"]);
	expect(await countInquiries(khoi)).toMatchObject({ total: 1, completed: 1 });
});

test("the list of deleted inquiries has pages, and each of them is on one", async () => {
	const total = 2 * inquiriesPerPage + 3;
	const number = (index: number) => `Khách ${String(index).padStart(3, "0")}`;
	await deleteInquiry(khoi, await submit());
	const record = await stored("deletedInquiries").findOneAndDelete({});
	await stored("deletedInquiries").insertMany(
		Array.from({ length: total }, (_, index) => ({
			...record,
			_id: new mongoose.Types.ObjectId(),
			submissionId: `page-${index}`,
			customerName: number(index),
			// Three of one moment each, so that the id decides among them.
			deletedAt: new Date(Date.now() + Math.floor(index / 3)),
		})),
	);
	const lastFirst = Array.from({ length: total }, (_, index) => number(index)).reverse();
	const names = ({ rows }: Awaited<ReturnType<typeof listDeletedInquiries>>) =>
		rows.map(({ customerName }) => customerName);

	let page = await listDeletedInquiries(admin);
	expect(page.previous).toBeNull();
	const seen = names(page);
	while (page.next) {
		page = await listDeletedInquiries(admin, { after: page.next });
		seen.push(...names(page));
	}
	expect(seen).toEqual(lastFirst);
	expect(page.rows).toHaveLength(3);
	page = await listDeletedInquiries(admin, { before: page.previous ?? "" });
	expect(names(page)).toEqual(lastFirst.slice(inquiriesPerPage, 2 * inquiriesPerPage));
	page = await listDeletedInquiries(admin, { before: page.previous ?? "" });
	expect(names(page)).toEqual(lastFirst.slice(0, inquiriesPerPage));
	expect(page.previous).toBeNull();
	for (const after of ["x", "", "'; drop"]) {
		expect(names(await listDeletedInquiries(admin, { after }))[0]).toBe(lastFirst[0]);
	}
});

test("sending the form of a deleted inquiry again does not bring it back", async () => {
	const { id } = await submitInquiry(inquiryFields(), khoi, "sent twice");
	await deleteInquiry(khoi, id);
	expect((await submitInquiry(inquiryFields(), khoi, "sent twice")).id).toBe(id);
	expect(await countInquiries(khoi)).toMatchObject({ total: 0 });
});

test("the database erases a deleted inquiry after thirty days", async () => {
	const indexes = await stored("deletedInquiries").indexes();
	expect(indexes).toContainEqual(
		expect.objectContaining({ key: { deletedAt: 1 }, expireAfterSeconds: 30 * 24 * 3600 }),
	);
	await submit();
	const id = await submit();
	await deleteInquiry(khoi, id);
	const deleted = await stored("deletedInquiries").findOne();
	expect(deleted?.deletedAt).toBeInstanceOf(Date);
	const marked = async () =>
		(await stored("inquiryEvents").distinct("inquiryId", { deletedAt: deleted?.deletedAt })).map(String);
	expect(await marked(), "its events go with it").toEqual([id]);
	await restoreInquiry(admin, id);
	expect(await marked()).toEqual([]);
	await deleteInquiry(khoi, id);
	expect(await stored("salesInquiries").countDocuments({ deletedAt: { $exists: true } })).toBe(0);
});
