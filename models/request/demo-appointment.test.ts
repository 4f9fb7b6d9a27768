import { Types } from "mongoose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setPreferences } from "#models/account/preferences.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { convertRequest } from "#models/customer/conversion.server.ts";
import type { Ending } from "#models/options.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { Requests } from "#models/records/records.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { forgetAll, queuedMails, storedRequest } from "#tests/support/reminders.ts";
import { storeDemo, storeTrial } from "#tests/support/requests.ts";
import { comingDemos, demoHourOf } from "./coming-demos.server.ts";
import { bookDemo, giveUpDemo, lapseHold } from "./demo-appointment.server.ts";
import { findUnreminded, remindOfDemo } from "./demo-reminders.server.ts";
import { findLapsed, freeDemoHours, HoldsTaken, HourTaken } from "./demo-slot.server.ts";
import { RequestEnded } from "./handling.server.ts";
import { eraseRequest, noteMailOpened, withdrawRequest } from "./own-request.server.ts";
import { endRequest, takeRequest } from "./request.server.ts";

useDatabase();

const wednesday = inVietnam("2026-11-25T09:30");
const thursday = inVietnam("2026-11-26T14:30");

let khoi: Viewer;

beforeEach(async () => {
	// A Monday; the day after is a holiday. Its four working hours end at 14:00.
	vi.useFakeTimers({ toFake: ["Date"], now: inVietnam("2026-11-23T09:00") });
	await forgetAll();
	khoi = await memberNamed("khoi");
});
afterEach(() => vi.useRealTimers());

/** Stores this many demo requests at once, each from a different visitor. */
const storeDemos = (count: number) =>
	Promise.all(Array.from({ length: count }, (_, nth) => storeDemo({ email: `nguoi-${nth}@gom.example` })));
const slots = () => stored("demoSlots").find().sort({ startsAt: 1, place: 1 }).toArray();
const book = (id: string, at: Date, by: Viewer | null = null) => bookDemo(id, at, by, null);
const isFree = async (hour: Date) =>
	(await freeDemoHours("visitor")).some((free) => free.getTime() === hour.getTime());

test("of 50 who choose the same hour at once, as many get it as there are people who give demos", async () => {
	await memberNamed("huong");
	await memberNamed("linh");
	const boss = await memberNamed("boss", "admin");
	await setPreferences(boss, { digest: true, takesDemos: false });
	const gone = await memberNamed("gone");
	await Staff.setAccess(gone.id, { role: "sales", disabled: true }, boss.id);
	const ids = await storeDemos(50);
	const results = await Promise.allSettled(ids.map((id) => book(id, wednesday)));
	const lost = results.filter((result) => result.status === "rejected");
	expect(lost).toHaveLength(47);
	for (const { reason } of lost) expect(reason).toBeInstanceOf(HourTaken);
	expect((await slots()).map(({ place }) => place)).toEqual([0, 1, 2]);
	expect(await stored("demoRequests").countDocuments({ demoAt: wednesday, status: "scheduled" })).toBe(3);
	expect(await isFree(wednesday)).toBe(false);
	expect(await isFree(thursday)).toBe(true);
});

test("who chooses two hours at once has one place in the end", async () => {
	const id = await storeDemo();
	await Promise.all([book(id, wednesday), book(id, thursday)]);
	const [slot, ...others] = await slots();
	expect(others).toEqual([]);
	expect((await storedRequest(id))?.demoAt).toEqual(slot?.startsAt);
});

test("a demo is moved, and given up; the place is free again", async () => {
	const id = await storeDemo();
	expect(await book(id, wednesday)).toBe(true);
	expect(await isFree(wednesday)).toBe(false);
	expect(await book(id, wednesday), "the same once more").toBe(true);
	expect(await book(id, thursday)).toBe(true);
	expect(await isFree(wednesday)).toBe(true);
	expect(await isFree(thursday)).toBe(false);
	expect(await giveUpDemo(id, null, null)).toBe(true);
	expect(await isFree(thursday)).toBe(true);
	expect(await storedRequest(id)).not.toHaveProperty("demoAt");
	expect(await storedRequest(id)).toMatchObject({ status: "pending", state: "waiting" });
	const events = (await Requests.findWithHistory(khoi, id))?.history.rows.map(({ kind, by, demoAt }) => [
		kind,
		by,
		demoAt,
	]);
	expect(events).toEqual([
		["demoGivenUp", "Nguyễn Thị Hòa", thursday.toISOString()],
		["demoBooked", "Nguyễn Thị Hòa", thursday.toISOString()],
		["demoBooked", "Nguyễn Thị Hòa", wednesday.toISOString()],
	]);
});

test("an hour that staff book is the first answer, which moving it leaves; one that a visitor chooses is none", async () => {
	const [chosen, agreed] = [await storeDemo(), await storeDemo()];
	await book(chosen, wednesday);
	expect(await storedRequest(chosen)).not.toHaveProperty("answeredAt");
	const answeredAt = new Date();
	await book(agreed, thursday, khoi);
	expect(await storedRequest(agreed)).toMatchObject({ state: "answered", answeredAt, dueAt: thursday });
	vi.setSystemTime(inVietnam("2026-11-23T11:00"));
	await book(agreed, inVietnam("2026-11-26T09:30"), khoi);
	expect(await storedRequest(agreed)).toMatchObject({ answeredAt, status: "scheduled" });
	await giveUpDemo(agreed, khoi, null);
	expect(await storedRequest(agreed)).toMatchObject({ state: "answered", answeredAt, status: "contacted" });
	await book(chosen, thursday, khoi);
	expect(await storedRequest(chosen), "staff moved it").toMatchObject({ state: "answered", dueAt: thursday });
});

test.each([
	["today", inVietnam("2026-11-23T14:30")],
	["a holiday", inVietnam("2026-11-24T09:30")],
	["a Saturday", inVietnam("2026-11-28T09:30")],
	["six working days away", inVietnam("2026-12-02T09:30")],
	["between two pieces", inVietnam("2026-11-25T09:45")],
	["lunch", inVietnam("2026-11-25T12:00")],
	["long past", inVietnam("2025-11-25T09:30")],
])("%s is no hour to choose", async (_, hour) => {
	await expect(book(await storeDemo(), hour)).rejects.toThrow(HourTaken);
	expect(await slots()).toEqual([]);
});

test.each([
	["this afternoon", inVietnam("2026-11-23T14:30")],
	["in three weeks", inVietnam("2026-12-15T09:30")],
])("staff who agree with the visitor book %s, too", async (_, hour) => {
	const id = await storeDemo();
	expect((await freeDemoHours("staff")).map(Number)).toContain(Number(hour));
	expect(await book(id, hour, khoi)).toBe(true);
	expect(await storedRequest(id)).toMatchObject({ demoAt: hour, ownerId: new Types.ObjectId(khoi.id) });
});

test("staff book neither an hour that has begun nor one beyond four weeks", async () => {
	const id = await storeDemo();
	await expect(book(id, inVietnam("2026-11-23T08:45"), khoi)).rejects.toThrow(HourTaken);
	await expect(book(id, inVietnam("2026-12-30T09:30"), khoi)).rejects.toThrow(HourTaken);
});

test("the list of demos to come has the one that is given now, the soonest first, and no colleague's", async () => {
	const huong = await memberNamed("huong");
	const boss = await memberNamed("boss", "admin");
	const [past, mine, nobodys, hers] = [
		await storeDemo(),
		await storeDemo(),
		await storeDemo(),
		await storeDemo(),
	];
	await book(past, inVietnam("2026-11-23T10:15"), khoi);
	await book(mine, thursday, khoi);
	await book(nobodys, wednesday);
	await book(hers, wednesday, huong);
	vi.setSystemTime(inVietnam("2026-11-23T10:59"));
	const seenBy = async (viewer: Viewer) => (await comingDemos(viewer)).map(({ id }) => id);
	expect(await seenBy(khoi)).toEqual([past, nobodys, mine]);
	expect(await seenBy(huong)).toEqual([nobodys, hers]);
	expect(await seenBy(boss)).toEqual([past, nobodys, hers, mine]);
	vi.setSystemTime(inVietnam("2026-11-23T11:01"));
	expect(await seenBy(khoi)).toEqual([nobodys, mine]);
	expect(await demoHourOf(mine)).toEqual(thursday);
	expect(await demoHourOf("demo-6741f0c2a9e4b35d7c8f1a20")).toBeUndefined();
});

test("the promise to call stays due before the demo; once the visitor was reached, the demo is next", async () => {
	const id = await storeDemo();
	await book(id, wednesday);
	const waiting = await storedRequest(id);
	expect(waiting).toMatchObject({ state: "waiting", dueAt: waiting?.answerBy });
	await Requests.log(khoi, id, { way: "noAnswer", nextOn: "2026-11-27" });
	expect(await storedRequest(id)).toMatchObject({ dueAt: wednesday });
	await Requests.log(khoi, id, { way: "reached" });
	expect(await storedRequest(id)).toMatchObject({ state: "answered", dueAt: wednesday, status: "scheduled" });
	await book(id, thursday, khoi);
	expect(await storedRequest(id)).toMatchObject({ dueAt: thursday });
	await giveUpDemo(id, khoi, null);
	expect(await storedRequest(id)).toMatchObject({
		status: "contacted",
		dueAt: inVietnam("2026-11-23T14:00"),
	});
});

test("a demo that has been given is not given up; another one can be booked", async () => {
	const id = await storeDemo();
	await book(id, wednesday);
	await Requests.log(khoi, id, { way: "reached" });
	vi.setSystemTime(inVietnam("2026-11-25T11:00"));
	await giveUpDemo(id, khoi, null);
	expect((await Requests.findWithHistory(khoi, id))?.history.rows.map(({ kind }) => kind)).toEqual([
		"contact",
		"demoBooked",
	]);
	expect(await storedRequest(id)).toMatchObject({ demoAt: wednesday });
	await book(id, thursday);
	expect(await storedRequest(id)).toMatchObject({ demoAt: thursday, dueAt: thursday });
	expect(await slots()).toHaveLength(1);
});

test("staff book what they see; whose request it is not finds none, and a trial has no hour", async () => {
	const huong = await memberNamed("huong");
	const id = await storeDemo();
	expect(await book(id, wednesday, huong)).toBe(true);
	expect(String((await storedRequest(id))?.ownerId)).toBe(huong.id);
	expect(await book(id, thursday, khoi)).toBe(false);
	expect(await giveUpDemo(id, khoi, null)).toBe(false);
	await book(await storeTrial(), thursday, khoi);
	expect(await slots()).toHaveLength(1);
	expect(await book("demo-0123", thursday)).toBe(false);
});

test.each<[Ending, boolean]>([
	["answered", true],
	["notInterested", false],
	["unreachable", false],
])("ended as %s, the demo stays: %s", async (ending, stays) => {
	const id = await storeDemo();
	await book(id, wednesday);
	await endRequest(khoi, id, { ending }, null);
	expect((await storedRequest(id))?.demoAt).toEqual(stays ? wednesday : undefined);
	expect(await slots()).toHaveLength(stays ? 1 : 0);
	const told = await stored("outbox").find({ kind: "demoCancelled" }).toArray();
	expect(told.map(({ facts }) => facts.startsAt)).toEqual(stays ? [] : [wednesday]);
	if (stays) expect(await book(id, thursday)).toBe(true);
	else await expect(book(id, thursday)).rejects.toThrow(RequestEnded);
});

test("made into an inquiry, the demo is still given; taken back or erased by its visitor, it is not", async () => {
	const [made, withdrawn, erased] = await Promise.all([storeDemo(), storeDemo(), storeDemo()]);
	await memberNamed("huong");
	await memberNamed("linh");
	for (const id of [made, withdrawn, erased]) await book(id, wednesday);
	await takeRequest(khoi, made);
	await convertRequest(made, inquiryFields(), khoi, "made of it");
	await withdrawRequest(withdrawn, null);
	await eraseRequest(erased, null);
	expect((await slots()).map(({ requestId }) => `demo-${requestId}`)).toEqual([made]);
	expect(await book(made, thursday), "its visitor moves it").toBe(true);
	expect(await storedRequest(made)).toMatchObject({ state: "ended", status: "done", demoAt: thursday });
});

const remind = async () => {
	for (const demo of await findUnreminded()) await remindOfDemo(demo, null);
};
const reminders = async () => (await queuedMails()).filter(({ kind }) => kind === "demoReminder");

test("a visitor is reminded once, a day before, from however many processes", async () => {
	const far: RequestId = await storeDemo({ email: "far@gom.example" });
	await book(far, thursday);
	await remind();
	expect(await reminders()).toEqual([]);
	vi.setSystemTime(inVietnam("2026-11-25T10:00"));
	const near = await storeDemo({ email: "near@gom.example" });
	await book(near, inVietnam("2026-11-26T09:30"));
	await remind();
	expect(await reminders(), "whoever books for tomorrow has just been mailed").toEqual([]);
	vi.setSystemTime(inVietnam("2026-11-25T14:31"));
	await Promise.all([remind(), remind(), remind()]);
	await remind();
	expect(await reminders()).toMatchObject([{ kind: "demoReminder", to: "far@gom.example" }]);
});

/** Books every coming place, a dozen at once, for somebody else each. @returns how many places there are */
async function bookAll(hosts: number): Promise<number> {
	const hours = await freeDemoHours("visitor");
	const places = Array.from({ length: hosts }, () => hours).flat();
	const ids = await storeDemos(places.length);
	const robots = ids.map((id, index) => ({ id, place: places[index] ?? wednesday }));
	while (robots.length > 0) {
		const dozen = robots.splice(0, 12).map(({ id, place }) => book(id, place));
		for (const result of await Promise.allSettled(dozen))
			if (result.status === "rejected") expect(result.reason).toBeInstanceOf(HoldsTaken);
	}
	return places.length;
}

test.each([1, 2])(
	"with %i hosts robots that book everything at once hold a third of the places; who is known gets one",
	async (hosts) => {
		if (hosts > 1) await memberNamed("huong");
		const third = Math.floor((await bookAll(hosts)) / 3);
		expect(await slots()).toHaveLength(third);
		const [hour = wednesday] = (await freeDemoHours("visitor")).slice(-1);
		const id = await storeDemo();
		await expect(book(id, hour)).rejects.toThrow(HoldsTaken);
		expect(await slots()).toHaveLength(third);
		await noteMailOpened(id);
		expect(await book(id, hour)).toBe(true);
		const [other = wednesday] = (await freeDemoHours("staff")).slice(-1);
		expect(await book(await storeDemo(), other, khoi)).toBe(true);
	},
);

const lapse = async () => {
	for (const slot of await findLapsed()) await lapseHold(slot, null);
};
const hoursLater = (hours: number) => vi.setSystemTime(Date.now() + hours * 60 * 60 * 1000);

test("an hour that is held in vain is offered again after two hours, and its visitor is told once", async () => {
	const id = await storeDemo();
	await book(id, wednesday);
	hoursLater(1.9);
	await lapse();
	expect(await isFree(wednesday)).toBe(false);
	hoursLater(0.2);
	await Promise.all([lapse(), lapse(), lapse()]);
	expect(await isFree(wednesday)).toBe(true);
	const told = await stored("outbox").find({ kind: "demoGivenUp" }).toArray();
	expect(told.map(({ facts }) => facts)).toMatchObject([{ startsAt: wednesday, isLapsed: true }]);
	const record = await storedRequest(id);
	expect(record).not.toHaveProperty("demoAt");
	expect(record).toMatchObject({ status: "pending", dueAt: record?.answerBy });
	const [latest] = (await Requests.findWithHistory(khoi, id))?.history.rows ?? [];
	expect(latest).toMatchObject({ kind: "demoLapsed", by: "Mây ERP", demoAt: wednesday.toISOString() });
	await book(id, thursday);
	expect(await isFree(thursday)).toBe(false);
});

test.each<[string, (id: RequestId) => Promise<unknown>]>([
	["the mailed link is opened", noteMailOpened],
	["the mailed link is opened twice at once", (id) => Promise.all([noteMailOpened(id), noteMailOpened(id)])],
	["staff reach the visitor", (id) => Requests.log(khoi, id, { way: "reached" })],
	["staff move the demo", (id) => book(id, thursday, khoi)],
	["it is an inquiry", (id) => convertRequest(id, inquiryFields(), khoi, "an hour that is held")],
])("once %s, the hour is the visitor's for good and holds nothing of the third", async (_, confirm) => {
	const id = await storeDemo();
	await book(id, wednesday);
	expect(await slots()).toMatchObject([{ hold: 0 }]);
	await confirm(id);
	const [slot] = await slots();
	expect(slot).not.toHaveProperty("hold");
	hoursLater(3);
	await lapse();
	expect(await slots()).toEqual([slot]);
	const friday = inVietnam("2026-11-27T09:30");
	await book(id, friday);
	expect((await slots())[0], "moved").not.toHaveProperty("hold");
	await book(await storeDemo(), inVietnam("2026-11-27T14:30"));
	expect((await slots())[1]).toMatchObject({ hold: 0 });
});

test.each<[string, (id: RequestId) => Promise<unknown>]>([
	["nobody is reached", (id) => Requests.log(khoi, id, { way: "noAnswer" })],
	["it is taken", (id) => takeRequest(khoi, id)],
	["its visitor chooses another hour", (id) => book(id, thursday)],
])("the hour stays held if %s", async (_, act) => {
	const id = await storeDemo();
	await book(id, wednesday);
	await act(id);
	expect(await slots()).toMatchObject([{ hold: 0, heldUntil: expect.any(Date) }]);
});

test("an hour that was booked before hours were held stays its visitor's", async () => {
	const id = await storeDemo();
	await book(id, wednesday);
	await stored("demoSlots").updateMany({}, { $unset: { hold: 1, heldUntil: 1 } });
	hoursLater(24);
	await lapse();
	expect(await slots()).toHaveLength(1);
});
