import { afterEach, expect, test, vi } from "vitest";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { editInquiry } from "#models/inquiry/inquiry.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { fingerprintsOf } from "#models/inquiry/merge.server.ts";
import { InquiryChanged, setStatus, undoStatus } from "#models/inquiry/status.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { type ContactWay, contactWays } from "#models/options.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { listRequests } from "#models/request/list.server.ts";
import { stored } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { storeTrial } from "#tests/support/requests.ts";
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
	await Inquiries.log(khoi, id, { way: "reached", note: "Xin báo giá", nextOn: "2026-11-25" });
	later();
	await Inquiries.log(khoi, id, { way: "met", nextOnBefore: "2026-11-25" });
	const { version, updatedAt, followUpOn } = await find(id);
	expect((await historyOf(id)).events).toEqual([
		{
			kind: "contact",
			at: "2026-11-20T02:04:00.000Z",
			by: "khoi",
			way: "met",
			nextOff: true,
		},
		{
			kind: "contact",
			at: "2026-11-20T02:03:00.000Z",
			by: "khoi",
			way: "reached",
			note: "Xin báo giá",
			nextOn: "2026-11-25",
		},
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

test("who set a status takes it back, and nobody else does, unless something has changed since", async () => {
	const id = await submit();
	await setStatus(khoi, id, "in-progress", 1);
	await setStatus(khoi, id, "completed", 2);
	await expect(undoStatus(admin, id, 2), "of another").rejects.toThrow(InquiryChanged);
	await expect(undoStatus(khoi, id, 1), "an earlier one").rejects.toThrow(InquiryChanged);
	expect(await undoStatus(huong, id, 2)).toBe(false);
	expect(await find(id)).toMatchObject({ status: "completed", version: 3 });
	// The second time as after an answer that was lost.
	for (let time = 0; time < 2; time++) {
		expect(await undoStatus(khoi, id, 2)).toBe(true);
		expect(await find(id)).toMatchObject({ status: "in-progress", version: 4 });
	}
	expect((await historyOf(id)).events[0]).toMatchObject({
		kind: "moved",
		from: "completed",
		to: "in-progress",
	});
	expect(await countInquiries(khoi)).toMatchObject({ "in-progress": 1, completed: 0 });
	expect(await undoStatus(khoi, id, 4), "what had nothing to change").toBe(true);
	expect(await find(id)).toMatchObject({ version: 4 });

	await setStatus(khoi, id, "completed", 4);
	await editInquiry(admin, id, inquiryFields({ notes: "Gọi lại" }), opened);
	await expect(undoStatus(khoi, id, 4)).rejects.toThrow(InquiryChanged);
	expect(await find(id)).toMatchObject({ status: "completed", notes: "Gọi lại" });
	await expect(undoStatus(khoi, id, 5), "an edit is no status").rejects.toThrow(InquiryChanged);
});

test("a long history has pages, the latest first, and an event that cannot be stored undoes its change", async () => {
	const id = await submit();
	const moves = 2 * rowsPerPage + 3;
	const [created] = await stored("historyEvents").find().toArray();
	const madeAt = Date.now() - 60_000;
	await stored("historyEvents").updateOne({ _id: created?._id }, { $set: { at: new Date(madeAt) } });
	const { _id, ...of } = created ?? {};
	const copies = Array.from({ length: moves - 3 }, (_, index) => ({
		...of,
		at: new Date(madeAt + index + 1),
		kind: "moved",
		from: "pending",
		to: "completed",
	}));
	await stored("historyEvents").insertMany(copies);
	await setStatus(khoi, id, "in-progress", 1);
	await setStatus(khoi, id, "pending", 2);
	const readAll = async () => {
		const seen = [];
		let after: string | undefined;
		do {
			const page = await historyOf(id, after);
			expect(page.events.length).toBeLessThanOrEqual(rowsPerPage);
			expect(Boolean(page.previous)).toBe(after !== undefined);
			seen.push(...page.events);
			after = page.next ?? undefined;
		} while (after);
		return seen;
	};
	const seen = await readAll();
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

	const at = new Date();
	await stored("historyEvents").updateMany({}, { $set: { at } });
	const inOneMoment = seen.map((event) => ({ ...event, at: at.toISOString() }));
	expect(await readAll(), "each once, and in the order of their ids").toEqual(inOneMoment);

	const nameless = { ...khoi, fullName: "" };
	await expect(setStatus(nameless, id, "completed", 3)).rejects.toThrow("by");
	expect(await find(id)).toMatchObject({ version: 3, status: "pending" });
	await expect(deleteInquiry(nameless, id)).rejects.toThrow("by");
	expect(await Inquiries.find(khoi, id)).not.toBeNull();
	await expect(submit(nameless)).rejects.toThrow("by");
	expect(await countInquiries(khoi)).toMatchObject({ total: 1 });
});

/** What somebody logs who was shown one day, and what becomes of the stored one; today is the twentieth. */
const days: [string, { stored?: string; shown?: string; typed?: string; way?: ContactWay }, string?][] = [
	["a first day", { typed: "2026-11-25" }, "2026-11-25"],
	["today", { typed: "2026-11-20" }, "2026-11-20"],
	["another day", { stored: "2026-11-22", shown: "2026-11-22", typed: "2026-11-25" }, "2026-11-25"],
	["the day taken out", { stored: "2026-11-22", shown: "2026-11-22" }, undefined],
	[
		"nothing of a day to come",
		{ stored: "2026-11-22", shown: "2026-11-22", typed: "2026-11-22" },
		"2026-11-22",
	],
	["nothing of a day that somebody has set meanwhile", { stored: "2026-11-22" }, "2026-11-22"],
	["a contact on the day", { stored: "2026-11-20" }, undefined],
	["a contact after the day", { stored: "2026-11-10" }, undefined],
	["no answer on the day", { stored: "2026-11-20", way: "noAnswer" }, "2026-11-20"],
	["a note after the day", { stored: "2026-11-10", way: "note" }, "2026-11-10"],
	[
		"a wrong number after the day, and another day",
		{ stored: "2026-11-10", way: "wrongNumber", typed: "2026-11-21" },
		"2026-11-21",
	],
];
test.each(days)(
	"the day of the next contact after %s",
	async (_, { stored: day, shown, typed, way = "reached" }, expected) => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00:00Z") });
		const id = await submit();
		if (day) await stored("salesInquiries").updateOne({}, { $set: { followUpOn: day } });
		const contact = { way, note: "…", nextOn: typed, nextOnBefore: shown };
		expect(await Inquiries.log(khoi, id, contact)).toEqual({ isTaken: false });
		expect((await find(id)).followUpOn).toBe(expected);
		const [line] = (await historyOf(id)).events;
		expect({ nextOn: line?.nextOn, nextOff: line?.nextOff }).toEqual({
			nextOn: typed,
			nextOff: day && !expected ? true : undefined,
		});
	},
);

test("nobody is to be reached on a day that has passed", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T17:01:00Z") });
	const id = await submit();
	const contact = { way: "reached", nextOn: "2026-11-20" } as const;
	await expect(Inquiries.log(khoi, id, contact)).rejects.toMatchObject({
		codes: { nextOn: ["dayPast"] },
	});
	expect(await find(id)).toMatchObject({ version: 1 });
	expect((await historyOf(id)).events).toHaveLength(1);
});

test("who has reached or written to a customer was in contact, whoever has not was not", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00:00Z") });
	const id = await submit();
	const contacted: ContactWay[] = [];
	for (const way of contactWays) {
		vi.setSystemTime(Date.now() + 60_000);
		await Inquiries.log(khoi, id, { way, note: "…" });
		if ((await find(id)).contactedAt === new Date().toISOString()) contacted.push(way);
	}
	expect(contacted).toEqual(["reached", "calledBack", "met", "zalo", "mailed", "demoGiven"]);
});

test("a line that is sent twice is logged once; the same words a minute later are another one", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00:00Z") });
	const id = await submit();
	const line = { way: "noAnswer", note: "Bận", nextOn: "2026-11-23" } as const;
	await Promise.all([1, 2, 3].map(() => Inquiries.log(khoi, id, line)));
	expect((await historyOf(id)).events).toHaveLength(2);
	await Inquiries.log(admin, id, line);
	await Inquiries.log(khoi, id, { ...line, nextOn: "2026-11-24" });
	vi.setSystemTime(Date.now() + 61_000);
	await Inquiries.log(khoi, id, { ...line, nextOn: "2026-11-24" });
	expect((await historyOf(id)).events).toHaveLength(5);
});

test("a customer's wrong number is marked wherever it stands, until they are reached by it; a stranger's is not", async () => {
	const email = "sai-so@khach.example";
	const fields = inquiryFields({ customerEmail: email });
	const [{ id }, { id: other }] = [
		await submitInquiry(fields, khoi, crypto.randomUUID()),
		await submitInquiry(fields, huong, crypto.randomUUID()),
	];
	const request = await storeTrial({ email, phone: "0912345678 (Zalo)" });
	const stranger = await storeTrial({ email: "la@khach.example", phone: "0912345678" });
	const marked = async () => [
		(await Inquiries.findWithHistory(khoi, id))?.isWrongNumber,
		(await Inquiries.findWithHistory(huong, other))?.isWrongNumber,
		(await Requests.findWithHistory(khoi, request))?.isWrongNumber,
		(await listRequests(khoi, {})).rows.find((row) => row.id === request)?.isWrongNumber,
		(await Requests.findWithHistory(khoi, stranger))?.isWrongNumber,
	];
	expect(await marked()).toEqual([false, false, false, false, false]);
	await Inquiries.log(khoi, id, { way: "wrongNumber" });
	expect(await marked()).toEqual([true, true, true, true, false]);
	await Inquiries.log(khoi, id, { way: "mailed" });
	expect(await marked()).toEqual([true, true, true, true, false]);
	const typed = { ...fields, customerPhone: "0987654321" };
	await editInquiry(khoi, id, typed, fingerprintsOf(fields));
	expect(await marked()).toEqual([false, true, true, true, false]);
	await Requests.log(khoi, request, { way: "reached" });
	expect(await marked()).toEqual([false, false, false, false, false]);
});

test("what changes nothing is no event", async () => {
	const id = await submit();
	expect(await setStatus(khoi, id, "pending", 1)).toBe(true);
	expect(await editInquiry(khoi, id, inquiryFields(), opened)).toEqual({ isMerged: false });
	expect(await find(id)).toMatchObject({ version: 1 });
	expect((await historyOf(id)).events).toMatchObject([{ kind: "created" }]);
});

test("of two people who change the same version one is told, with what is stored now", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00:00Z") });
	const id = await submit();
	const results = await Promise.allSettled([
		setStatus(khoi, id, "completed", 1),
		setStatus(admin, id, "in-progress", 1),
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
	await Inquiries.log(khoi, id, { way: "reached" });
	vi.advanceTimersByTime(1);
	await Inquiries.log(admin, id, { way: "note", note: "Chờ ký" });
	// Others have changed something else since.
	expect(await setStatus(khoi, id, "completed", 1)).toBe(true);
	expect((await historyOf(id)).events).toHaveLength(4);

	await setStatus(admin, id, "pending", 4);
	await expect(setStatus(khoi, id, "completed", 1)).rejects.toThrow(InquiryChanged);
});

test("a follow-up day is a day, and marks an open inquiry as due", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00:00Z") });
	const id = await submit();
	for (const nextOn of ["tomorrow", "20/11/2026", "2026-11-20T00:00:00Z"]) {
		await expect(Inquiries.log(khoi, id, { way: "reached", nextOn })).rejects.toThrow();
	}
	await Inquiries.log(khoi, id, { way: "reached", nextOn: "2026-11-20" });
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
