import { afterEach, expect, test, vi } from "vitest";
import type { Viewer } from "#models/account/user.server.ts";
import { convertRequest } from "#models/customer/conversion.server.ts";
import { readBoard } from "#models/inquiry/board.server.ts";
import { type Stage, setStage, stageFingerprint } from "#models/inquiry/inquiry.server.ts";
import { type InquiryQuery, listInquiries } from "#models/inquiry/list.server.ts";
import type { OutcomeFigures } from "#models/inquiry/outcomes.server.ts";
import type { InquiryOutcome } from "#models/inquiry/record.server.ts";
import { IsClosed, setStatus, setStatusUnlessClosed, undoStatus } from "#models/inquiry/status.server.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import { logged } from "#models/request/source.ts";
import { latest } from "#models/time/week.ts";
import { stored } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { storeTrial } from "#tests/support/requests.ts";
import {
	admin,
	find,
	historyOf,
	huong,
	khoi,
	submit,
	useInquiries,
} from "#tests/support/stored-inquiries.ts";

useInquiries();
afterEach(() => vi.useRealTimers());

const won: InquiryOutcome = { outcome: "won", dealValue: 245_000_000, outcomeNote: "Ký hai năm" };
const lost: InquiryOutcome = { outcome: "lost", lostReason: "price" };
const ended = (outcome: InquiryOutcome): Stage => ({ status: "completed", ...outcome });
const fingerprintOf = (outcome: InquiryOutcome) => stageFingerprint(ended(outcome));
const unsaid = fingerprintOf({});

/** Says how a completed inquiry ended. */
const setOutcome = (viewer: Viewer, id: string, outcome: InquiryOutcome, opened: string) =>
	setStage(viewer, id, ended(outcome), opened);

async function complete(viewer = khoi): Promise<string> {
	const id = await submit(viewer);
	await setStatus(viewer, id, "completed", 1);
	return id;
}

const figuresOf = async (viewer = admin) => (await readBoard(viewer)).outcomes;
const none: OutcomeFigures = { won: 0, lost: 0, value: 0, days: 0 };

test("among several rows what is won or lost stays as it is, and what is completed alone is opened again", async () => {
	for (const outcome of [won, lost]) {
		const id = await complete();
		await setOutcome(khoi, id, outcome, unsaid);
		const { version = 0 } = (await find(id)) ?? {};
		await expect(setStatusUnlessClosed(khoi, id, "pending", version)).rejects.toThrow(IsClosed);
		expect(await find(id)).toMatchObject({ status: "completed", version, ...outcome });
		expect(await setStatusUnlessClosed(khoi, id, "completed", version), "as it is").toBe(true);
	}
	expect(await setStatusUnlessClosed(khoi, await complete(), "pending", 2)).toBe(true);
});

test("what is said of a completed inquiry is stored, shown and told by its history; what is said next replaces it", async () => {
	const id = await complete();
	expect(await setOutcome(khoi, id, won, unsaid)).toBe(true);
	expect(await find(id)).toMatchObject(won);
	expect((await listInquiries(khoi, {})).rows[0]).toMatchObject({ outcome: "won", dealValue: 245_000_000 });

	expect(await setOutcome(admin, id, lost, fingerprintOf(won))).toBe(true);
	const record = await stored("salesInquiries").findOne();
	expect(record).toMatchObject({ ...lost, status: "completed" });
	for (const path of ["dealValue", "outcomeNote"]) expect(record).not.toHaveProperty(path);

	expect(await setOutcome(khoi, id, {}, fingerprintOf(lost))).toBe(true);
	expect(await stored("salesInquiries").findOne()).not.toHaveProperty("outcome");
	const [takenBack, second, first] = (await historyOf(id)).events;
	expect(takenBack).toMatchObject({ kind: "outcome", by: "khoi" });
	expect(takenBack).not.toHaveProperty("outcome");
	expect(second).toMatchObject({ kind: "outcome", by: "admin", ...lost });
	expect(first).toMatchObject({
		kind: "outcome",
		outcome: "won",
		dealValue: 245_000_000,
		note: "Ký hai năm",
	});
});

test("an inquiry that was opened again by mistake is as it was: how it ended, when, and in the figures", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-10-20T02:00:00Z") });
	const id = await complete();
	const later = () => vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
	later();
	await setOutcome(khoi, id, lost, unsaid);
	later();
	await setOutcome(khoi, id, won, fingerprintOf(lost));
	const [before, figures] = [await stored("salesInquiries").findOne(), (await figuresOf()).all];
	vi.setSystemTime(new Date("2026-11-20T02:00:00Z"));
	await setStatus(khoi, id, "pending", 4);
	expect(await find(id)).not.toHaveProperty("outcome");
	expect((await figuresOf()).all).toEqual(none);
	later();
	expect(await undoStatus(khoi, id, 4)).toBe(true);
	expect(await stored("salesInquiries").findOne()).toEqual({ ...before, version: 6 });
	expect((await figuresOf()).all).toEqual(figures);

	later();
	await setOutcome(khoi, id, {}, fingerprintOf(won));
	later();
	await setStatus(khoi, id, "pending", 7);
	await undoStatus(khoi, id, 7);
	expect(await find(id), "of which nothing was said").not.toHaveProperty("outcome");
});

test.each([
	["won", won],
	["lost", lost],
])(
	"an open inquiry is completed and %s in one change, which its history tells in one line",
	async (_, how) => {
		const id = await submit();
		await stored("salesInquiries").updateOne({}, { $set: { followUpOn: "2099-01-05" } });
		const pending = stageFingerprint({ status: "pending" });
		expect(await setStage(khoi, id, ended(how), pending)).toBe(true);
		const found = await find(id);
		expect(found).toMatchObject({ ...ended(how), version: 2, updatedAt: expect.any(String) });
		expect(found.followUpOn, "has no next day").toBeUndefined();
		expect((await historyOf(id)).events).toMatchObject([
			{ kind: "outcome", outcome: how.outcome, from: "pending", to: "completed" },
			{ kind: "created" },
		]);
		expect(await setStage(khoi, id, ended(how), pending), "sent twice").toBe(true);
		expect(await find(id)).toHaveProperty("version", 2);
		await expect(
			Inquiries.log(khoi, id, { way: "reached", nextOn: "2099-02-01" }),
			"no day is set that nobody would see",
		).rejects.toThrow(Refusal);

		expect(
			await setStage(khoi, id, { status: "in-progress", dealValue: 5_000_000 }, fingerprintOf(how)),
		).toBe(true);
		expect(await find(id)).toMatchObject({ status: "in-progress", followUpOn: "2099-01-05", version: 3 });
		for (const path of ["outcome", "dealValue", "lostReason"])
			expect(await find(id)).not.toHaveProperty(path);
		expect((await historyOf(id)).events[0]).toMatchObject({
			kind: "moved",
			from: "completed",
			to: "in-progress",
		});
	},
);

test("who closes an inquiry whose status a colleague has set meanwhile is told", async () => {
	const id = await submit();
	await setStatus(admin, id, "in-progress", 1);
	await expect(setOutcome(khoi, id, won, stageFingerprint({ status: "pending" }))).rejects.toThrow(Refusal);
	expect(await find(id)).toMatchObject({ status: "in-progress", version: 2 });
});

test("nobody says how an inquiry ended that is gone or another's", async () => {
	const id = await complete();
	expect(await setOutcome(huong, id, won, unsaid)).toBe(false);
	expect(await setOutcome(admin, "0".repeat(24), won, unsaid)).toBe(false);
	expect(await find(id)).not.toHaveProperty("outcome");
	expect((await figuresOf()).all).toEqual(none);
});

test.each([
	["an unknown outcome", { outcome: "open" }],
	["an unknown reason", { outcome: "lost", lostReason: "weather" }],
	["too much money", { outcome: "won", dealValue: 2e12 }],
	["too many words", { outcome: "won", outcomeNote: "x".repeat(2001) }],
])("%s is refused, and nothing is counted", async (_, said) => {
	const id = await complete();
	await expect(setOutcome(khoi, id, said as never, unsaid)).rejects.toThrow();
	expect(await find(id)).not.toHaveProperty("outcome");
	expect((await figuresOf()).all).toEqual(none);
});

test("whoever did not see what a colleague has said is told; the same said twice is said once", async () => {
	const id = await complete();
	await setOutcome(admin, id, won, unsaid);
	await expect(setOutcome(khoi, id, lost, unsaid)).rejects.toThrow(Refusal);
	expect(await find(id)).toMatchObject(won);
	const { version } = await find(id);
	expect(await setOutcome(khoi, id, won, unsaid)).toBe(true);
	expect(await find(id)).toHaveProperty("version", version);
	// A line of the log says nothing else about the outcome.
	await Inquiries.log(huong, id, { way: "note" });
	await Inquiries.log(khoi, id, { way: "reached", note: "Cảm ơn" });
	expect(await setOutcome(khoi, id, lost, fingerprintOf(won))).toBe(true);
});

test.each([
	["in the list", (id: string, version: number) => setStatus(khoi, id, "in-progress", version)],
	[
		"on its page",
		async (id: string) => setStage(khoi, id, { status: "pending" }, stageFingerprint(await find(id))),
	],
])(
	"an inquiry that is opened again %s has no outcome until it is completed again, and counts once",
	async (_, reopen) => {
		const id = await complete();
		await setOutcome(khoi, id, won, unsaid);
		const { version } = await find(id);
		await reopen(id, version);
		expect(await find(id)).not.toHaveProperty("dealValue");
		expect((await figuresOf()).all).toEqual(none);
		await setStatus(khoi, id, "completed", version + 1);
		expect(await find(id)).toMatchObject(won);
		expect((await figuresOf()).all).toMatchObject({ won: 1, value: 245_000_000 });
		await setOutcome(khoi, id, {}, fingerprintOf(won));
		await reopen(id, version + 3);
		await setStatus(khoi, id, "completed", version + 4);
		expect(await find(id), "taken back before").not.toHaveProperty("outcome");
	},
);

test("figures are by month of completion, source and representative, to each their own", async () => {
	const at = (time: string) => vi.setSystemTime(new Date(time));
	vi.useFakeTimers({ toFake: ["Date"] });
	at("2026-09-28T02:00:00Z");
	const early = await submit(khoi);
	const visit = { utmSource: "Facebook", utmCampaign: "tet" };
	const lead = await storeTrial({ visit });
	const { id: fromSite } = await convertRequest(lead, inquiryFields(), huong, "from-site");
	expect(await find(fromSite)).toMatchObject({ cameFrom: "facebook", campaign: "tet" });
	// The first of October in Vietnam.
	at("2026-09-30T17:30:00Z");
	await setStatus(khoi, early, "completed", 1);
	await setStatus(huong, fromSite, "completed", 1);
	at("2026-11-20T02:00:00Z");
	// It counts to the day of completion, whenever somebody says how it ended.
	await setOutcome(khoi, early, won, unsaid);
	await setOutcome(huong, fromSite, lost, unsaid);
	const late = await submit(khoi);
	await setStatus(khoi, late, "completed", 1);
	await setOutcome(khoi, late, { outcome: "won" }, unsaid);

	const { all, months, sources } = await figuresOf();
	expect(all).toEqual({ won: 2, lost: 1, value: 245_000_000, days: 6 });
	expect(months).toHaveLength(12);
	expect(months.slice(-3)).toEqual([
		{ month: "2026-09", figures: none },
		{ month: "2026-10", figures: { won: 1, lost: 1, value: 245_000_000, days: 6 } },
		{ month: "2026-11", figures: { won: 1, lost: 0, value: 0, days: 0 } },
	]);
	expect(sources).toEqual([
		{ source: "logged", figures: { won: 2, lost: 0, value: 245_000_000, days: 3 } },
		{ source: "facebook", figures: { won: 0, lost: 1, value: 0, days: 3 } },
	]);
	const listed = async (asked: InquiryQuery, viewer = admin) =>
		(await listInquiries(viewer, asked)).rows.map(({ id }) => id);
	expect(await listed({ month: "2026-10" }), "the latest closed first").toEqual([fromSite, early]);
	expect(await listed({ month: "2026-10", outcome: "won" })).toEqual([early]);
	expect(await listed({ month: latest })).toEqual([late, fromSite, early]);
	expect(await listed({ month: "2026-09" })).toEqual([]);
	expect(await listed({ reason: "price" })).toEqual([fromSite]);
	expect(await listed({ reason: "noNeed" })).toEqual([]);
	expect(await listed({ source: "Facebook", outcome: "lost" })).toEqual([fromSite]);
	expect(await listed({ source: "facebook", ownerId: khoi.id })).toEqual([]);
	expect(await listed({ source: logged }), "the newest first").toEqual([late, early]);
	expect(await listed({ outcome: "won", ownerId: khoi.id, month: "2026-11" })).toEqual([late]);
	expect(await listed({ outcome: "lost" }, khoi), "never a colleague's").toEqual([]);
	expect(await listed({ week: "2026-09-28" })).toEqual([fromSite, early]);
	expect(await listed({ outcome: "won", status: "pending" })).toEqual([]);
	const { rows } = (await readBoard(admin)).representatives;
	expect(rows.map(({ id, outcomes }) => [id, outcomes.won, outcomes.lost])).toEqual(
		expect.arrayContaining([
			[khoi.id, 2, 0],
			[huong.id, 0, 1],
		]),
	);
	expect((await figuresOf(huong)).all).toEqual({ won: 0, lost: 1, value: 0, days: 3 });

	at("2027-10-02T02:00:00Z");
	expect((await figuresOf()).all, "a year later").toMatchObject({ won: 1, lost: 0 });
});
