import { afterEach, expect, test, vi } from "vitest";
import { calendarDay } from "#models/calendar.ts";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import {
	editInquiry,
	findInquiry,
	InquiryChanged,
	setFollowUp,
	setStatus,
} from "#models/inquiry/inquiry.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { stored } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import {
	admin,
	find,
	historyOf,
	huong,
	khoi,
	opened,
	submit,
	useInquiries,
} from "#tests/support/stored-inquiries.ts";

useInquiries();

afterEach(() => vi.useRealTimers());

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
	const [moves, statuses] = [2 * rowsPerPage + 3, ["in-progress", "pending"] as const];
	for (let version = 1; version < moves; version++) {
		await setStatus(khoi, id, statuses[(version - 1) % 2] ?? "pending", version);
	}
	const seen = [];
	let after: string | undefined;
	do {
		const page = await historyOf(id, after);
		expect(page.events.length).toBeLessThanOrEqual(rowsPerPage);
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
	await expect(setFollowUp(khoi, id, "2026-11-19", 1)).rejects.toMatchObject({ codes: { "": ["dayPast"] } });
	expect(await setFollowUp(khoi, id, "2026-11-20", 1)).toBe(true);
	vi.setSystemTime(new Date("2026-11-20T17:00:00Z"));
	expect(await setFollowUp(khoi, id, "2026-11-20", 2)).toBe(true);
	await expect(setFollowUp(khoi, id, "2026-11-18", 2)).rejects.toMatchObject({ codes: { "": ["dayPast"] } });
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
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00:00Z") });
	const id = await submit();
	const results = await Promise.allSettled([
		setStatus(khoi, id, "completed", 1),
		setFollowUp(admin, id, calendarDay(new Date()), 1),
	]);
	const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
	expect(errors).toHaveLength(1);
	expect(errors[0]).toBeInstanceOf(InquiryChanged);
	expect(await find(id)).toMatchObject({ version: 2 });
	expect((await historyOf(id)).events).toHaveLength(2);
});

test("who repeats a change whose answer was lost has made it; whoever else wanted the same is told", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00:00Z") });
	const id = await submit();
	expect(await setStatus(khoi, id, "completed", 1)).toBe(true);
	expect(await setStatus(khoi, id, "completed", 1)).toBe(true);
	expect((await find(id)).version).toBe(2);
	await expect(setStatus(admin, id, "completed", 1)).rejects.toThrow(InquiryChanged);
	await expect(setStatus(khoi, id, "pending", 1)).rejects.toThrow(InquiryChanged);

	vi.advanceTimersByTime(1);
	await setFollowUp(khoi, id, "2026-11-24", 2);
	vi.advanceTimersByTime(1);
	await setFollowUp(admin, id, null, 3);
	// Others have changed something else since.
	expect(await setStatus(khoi, id, "completed", 1)).toBe(true);
	expect(await setFollowUp(admin, id, null, 3)).toBe(true);
	await expect(setFollowUp(khoi, id, "2026-11-24", 2)).rejects.toThrow(InquiryChanged);
	await expect(setFollowUp(khoi, id, null, 3)).rejects.toThrow(InquiryChanged);
	expect((await historyOf(id)).events).toHaveLength(4);

	await setStatus(admin, id, "pending", 4);
	await expect(setStatus(khoi, id, "completed", 1)).rejects.toThrow(InquiryChanged);
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
