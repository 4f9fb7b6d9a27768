import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setPreferences } from "#models/account/preferences.server.ts";
import { setStatus } from "#models/inquiry/status.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import { handOverPerson, handOverRecord } from "#models/records/hand-over.server.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { comingDemos } from "#models/request/coming-demos.server.ts";
import { countRequests } from "#models/request/counts.server.ts";
import { bookDemo } from "#models/request/demo-appointment.server.ts";
import { giveBackRequest, takeRequest } from "#models/request/request.server.ts";
import {
	callOffTrial,
	cancelOwnTrial,
	openTrial,
	TrialChanged,
	trialsToCall,
} from "#models/request/trial.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { forgetAll } from "#tests/support/reminders.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { addToInquiry, convertRequest } from "./conversion.server.ts";
import { type Tasks, tasksOf } from "./today.server.ts";

useDatabase();
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	await forgetAll();
});
afterEach(() => vi.useRealTimers());

const at = (time: string) => vi.setSystemTime(inVietnam(time));
const monday = "2026-11-23";

const names = (tasks: Tasks) =>
	Object.fromEntries(
		Object.entries(tasks).flatMap(([group, found]) =>
			found.length > 0 ? [[group, found.map(({ name }) => name)]] : [],
		),
	);

test("a day's work is each of one's own things once, and what nobody has", async () => {
	at("2026-11-13 10:00");
	const khoi = await memberNamed("khoi");
	await setPreferences(khoi, { digest: true, takesDemos: true });
	const huong = await memberNamed("huong");
	const inquiry = (customerName: string, owner = khoi, followUpOn?: string) =>
		submitInquiry(inquiryFields({ customerName }), owner, crypto.randomUUID(), { followUpOn });
	const trial = await storeTrial({ contactName: "Ngày thứ tám" });
	at("2026-11-15 10:00");
	await openTrial(khoi, trial, null);
	at("2026-11-16 10:00");
	await inquiry("Hẹn rồi", khoi, "2026-11-30");
	at("2026-11-20 10:00");
	await takeRequest(khoi, await storeTrial({ contactName: "Trễ" }));
	await takeRequest(huong, await storeTrial({ contactName: "Của Hương" }));
	const [due, demo] = [await storeMessage({ name: "Hôm nay" }), await storeDemo({ contactName: "Xem demo" })];
	await Requests.log(khoi, due, { way: "noAnswer", nextOn: monday });
	await takeRequest(khoi, demo);
	await bookDemo(demo, inVietnam(`${monday} 14:30`), khoi, null);
	await inquiry("Quá hẹn", khoi, "2026-11-21");
	await inquiry("Hẹn hôm nay", khoi, monday);
	await inquiry("Hẹn của Hương", huong, monday);
	at(`${monday} 09:00`);
	await storeMessage({ name: "Chưa ai nhận" });
	expect(names(await tasksOf(khoi, 20))).toEqual({
		lateRequests: ["Trễ"],
		overdueInquiries: ["Quá hẹn"],
		demos: ["Xem demo"],
		trials: ["Ngày thứ tám"],
		requestsToday: ["Hôm nay"],
		inquiriesToday: ["Hẹn hôm nay"],
		unassigned: ["Chưa ai nhận"],
	});
	expect(await countRequests(khoi)).toMatchObject({ myLate: 2, nobody: 1 });
	const boss = await memberNamed("boss", "admin");
	expect(await countRequests(boss), "everybody's").toMatchObject({ myLate: 0, late: 2, overdue: 1 });
	at("2026-11-24 18:00");
	const { unassigned } = await tasksOf(khoi, 20);
	expect(unassigned).toMatchObject([{ name: "Chưa ai nhận", isLate: true }]);
});

test("whoever was called in vain comes after the others until the next morning, with what was said last or asked for", async () => {
	at("2026-11-20 09:00");
	const khoi = await memberNamed("khoi");
	const lead = await storeMessage({ name: "An", message: "Báo giá 20 người" });
	await takeRequest(khoi, lead);
	await Requests.log(khoi, lead, { way: "reached", note: "Gửi hợp đồng" });
	const fields = inquiryFields({ customerName: "An", requirements: "Kho" });
	const { id } = await convertRequest(lead, fields, khoi, crypto.randomUUID(), monday);
	await submitInquiry(inquiryFields({ customerName: "Bình", requirements: "Lương" }), khoi, "b", {
		followUpOn: monday,
	});
	const tasksAt = async (time: string) => {
		at(time);
		const { inquiriesToday, overdueInquiries } = await tasksOf(khoi, 20);
		return [...inquiriesToday, ...overdueInquiries];
	};

	const inVain = { way: "noAnswer", nextOn: monday, nextOnBefore: monday } as const;
	const said = { last: { way: "reached", note: "Gửi hợp đồng" } };
	expect(await tasksAt(`${monday} 08:00`)).toMatchObject([
		{ name: "An", ...said, tries: 0 },
		{ name: "Bình", wrote: "Lương" },
	]);
	await Inquiries.log(khoi, id, inVain);
	expect((await tasksAt(`${monday} 08:40`)).map(({ name }) => name)).toEqual(["Bình", "An"]);
	await Inquiries.log(khoi, id, inVain);
	const triedAt = inVietnam(`${monday} 08:40`).toISOString();
	expect(await tasksAt(`${monday} 17:00`)).toMatchObject([{ name: "Bình" }, { ...said, tries: 2, triedAt }]);
	expect(await tasksAt("2026-11-24 08:00")).toMatchObject([{ name: "An", tries: 2 }, { name: "Bình" }]);
});

test("demos stand by their hours, also one whose customer was called in vain today", async () => {
	at(`${monday} 08:00`);
	const khoi = await memberNamed("khoi");
	await setPreferences(khoi, { digest: true, takesDemos: true });
	const [late, early] = [await storeDemo({ contactName: "Chiều" }), await storeDemo({ contactName: "Sáng" })];
	await bookDemo(late, inVietnam(`${monday} 15:15`), khoi, null);
	await bookDemo(early, inVietnam(`${monday} 14:30`), khoi, null);
	await Requests.log(khoi, early, { way: "noAnswer" });
	const { demos } = await tasksOf(khoi, 20);
	const demoAt = inVietnam(`${monday} 14:30`).toISOString();
	expect(demos).toMatchObject([{ name: "Sáng", demoAt, tries: 1 }, { name: "Chiều" }]);
});

test("an open inquiry without contact for fourteen days, and without a day for the next, comes up", async () => {
	at("2026-11-02 10:00");
	const khoi = await memberNamed("khoi");
	const inquiry = (customerName: string) =>
		submitInquiry(inquiryFields({ customerName }), khoi, crypto.randomUUID());
	await inquiry("Chưa gọi");
	const [called, calledLate, done, missed] = [
		(await inquiry("Gọi lâu rồi")).id,
		(await inquiry("Mới gọi")).id,
		(await inquiry("Đã xong")).id,
		(await inquiry("Không nghe máy")).id,
	];
	await setStatus(khoi, done, "completed", 1);
	at("2026-11-03 10:00");
	await Inquiries.log(khoi, called, { way: "reached" });
	at("2026-11-10 10:00");
	await Inquiries.log(khoi, calledLate, { way: "reached" });
	await Inquiries.log(khoi, missed, { way: "noAnswer" });
	at("2026-11-16 23:00");
	expect(names(await tasksOf(khoi, 20))).toEqual({});
	at("2026-11-18 08:00");
	expect(names(await tasksOf(khoi, 20))).toEqual({ quiet: ["Chưa gọi", "Không nghe máy", "Gọi lâu rồi"] });
	expect(names(await tasksOf(khoi, 1))).toEqual({ quiet: ["Chưa gọi"] });
});

test("what has become an inquiry is worked on by whose the inquiry is, from the last day's call to its mails", async () => {
	at("2026-11-13 10:00");
	const [khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	const lead = await storeTrial({ contactName: "Ngày cuối" });
	await openTrial(khoi, lead, null);
	const { id } = await convertRequest(lead, inquiryFields(), khoi, crypto.randomUUID());
	await handOverRecord(khoi, id, huong.id, null);
	at(`${monday} 09:00`);
	expect(await tasksOf(khoi, 20)).toMatchObject({ trials: [] });
	expect(await tasksOf(huong, 20)).toMatchObject({
		trials: [{ what: "inquiry", id, name: "Ngày cuối", trialDay: "last" }],
	});
	expect(await Requests.findWithHistory(khoi, lead)).toBeNull();
	expect(await Requests.findWithHistory(huong, lead)).toMatchObject({ ownerId: huong.id, inquiryId: id });
	await cancelOwnTrial(lead, null);
	const told = { kind: "trialCancelledNote", requestId: lead };
	expect(await stored("outbox").find(told).toArray()).toMatchObject([{ to: huong.email }]);
});

test("a trial that is an inquiry stays a task of its owner until its account is opened or called off", async () => {
	at("2026-11-20 10:00");
	const [khoi, huong, boss] = [
		await memberNamed("khoi"),
		await memberNamed("huong"),
		await memberNamed("boss", "admin"),
	];
	const convert = async (customerName: string, followUpOn?: string) => {
		const lead = await storeTrial();
		const fields = inquiryFields({ customerName });
		const { id } = await convertRequest(lead, fields, khoi, crypto.randomUUID(), followUpOn);
		return { lead, id };
	};
	const [opened, off, done, overdue] = [
		await convert("Mở"),
		await convert("Thôi"),
		await convert("Xong"),
		await convert("Trễ hẹn", "2026-11-20"),
	];
	const second = await storeTrial();
	await addToInquiry(khoi, second, opened.id);
	await Inquiries.log(khoi, opened.id, { way: "reached", nextOn: "2026-12-02" });
	at(`${monday} 09:00`);
	const { trials, ...others } = await tasksOf(khoi, 20);
	const unopened = { what: "inquiry", trialDay: "unopened", isLate: false };
	expect(trials).toMatchObject([
		{ ...unopened, name: "Mở", id: opened.id, begunWith: opened.lead, followUpOn: "2026-12-02" },
		{ ...unopened, name: "Thôi" },
		{ ...unopened, name: "Xong" },
		{ ...unopened, name: "Trễ hẹn", isLate: true, followUpOn: "2026-11-20" },
	]);
	expect(names(others as Tasks), "each thing once").toEqual({});
	for (const viewer of [huong, boss]) expect(await tasksOf(viewer, 20)).toMatchObject({ trials: [] });

	await openTrial(khoi, opened.lead, null);
	await callOffTrial(khoi, off.lead);
	await setStatus(khoi, done.id, "completed", 1);
	const left = async () => (await tasksOf(khoi, 20)).trials.map(({ name }) => name);
	expect(await left(), "the second one that was added").toEqual(["Mở", "Trễ hẹn"]);
	await callOffTrial(khoi, second);
	await handOverRecord(khoi, overdue.id, huong.id, null);
	expect(await left()).toEqual([]);
	expect(await tasksOf(huong, 20)).toMatchObject({ trials: [{ name: "Trễ hẹn" }] });
	await setStatus(khoi, done.id, "pending", 2);
	expect(await left()).toEqual(["Xong"]);
	await deleteInquiry(khoi, done.id);
	expect(await left()).toEqual([]);
	at("2026-12-01 09:00");
	expect(await tasksOf(khoi, 20), "the eighth day").toMatchObject({
		trials: [{ id: opened.id, trialDay: "eighth" }],
	});
});

test("a trial is called off once, by who has it, before its account is open; opening it takes that back", async () => {
	at("2026-11-20 10:00");
	const [khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	const lead = await storeTrial();
	await expect(callOffTrial(khoi, lead), "it is no inquiry yet").rejects.toThrow(TrialChanged);
	await convertRequest(lead, inquiryFields(), khoi, crypto.randomUUID());
	expect(await callOffTrial(huong, lead)).toBe(false);
	for (const _ of ["once", "twice"]) expect(await callOffTrial(khoi, lead)).toBe(true);
	expect(await Requests.findWithHistory(khoi, lead)).toMatchObject({ isTrialOff: true });
	await openTrial(khoi, lead, null);
	const after = await Requests.findWithHistory(khoi, lead);
	expect(after).toMatchObject({ isTrialOff: false, trial: { state: "running" } });
	expect(after?.answeredAt, "an opened account is an answer").toBe(
		inVietnam("2026-11-20 10:00").toISOString(),
	);
	expect(after?.history.rows.map(({ kind }) => kind)).toEqual(["trialOpened", "trialCalledOff", "inquiry"]);
	await expect(callOffTrial(khoi, lead)).rejects.toThrow(TrialChanged);
});

test("with all of somebody's work go the trials of their inquiries; without its inquiry a trial is a lead's again", async () => {
	at("2026-11-13 10:00");
	const [khoi, huong, boss] = [
		await memberNamed("khoi"),
		await memberNamed("huong"),
		await memberNamed("boss", "admin"),
	];
	const lead = await storeTrial();
	await takeRequest(khoi, lead);
	await openTrial(khoi, lead, null);
	const { id } = await convertRequest(lead, inquiryFields(), boss, crypto.randomUUID());
	await handOverPerson(boss, boss.id, huong.id, null);
	at(`${monday} 09:00`);
	expect((await tasksOf(huong, 20)).trials).toMatchObject([{ what: "inquiry", id }]);
	await deleteInquiry(huong, id);
	expect((await tasksOf(huong, 20)).trials).toMatchObject([{ what: "trial", id: lead }]);
});

test("calls and demos of others, and those that nobody has, are not in one's day", async () => {
	at("2026-11-20 10:00");
	const [khoi, huong, boss] = [
		await memberNamed("khoi"),
		await memberNamed("huong"),
		await memberNamed("boss", "admin"),
	];
	const [trial, nobodys, demo] = [await storeTrial(), await storeTrial(), await storeDemo()];
	for (const id of [trial, nobodys]) await openTrial(khoi, id, null);
	await giveBackRequest(khoi, nobodys);
	await bookDemo(demo, inVietnam("2026-11-30 14:30"), null, null);
	at("2026-11-30 09:00");
	expect(await comingDemos(huong), "nobody's, in nobody's calendar").toMatchObject([{ id: demo }]);
	await takeRequest(khoi, demo);
	expect(await comingDemos(huong), "Khôi's, before it is in his calendar").toEqual([]);
	expect(await trialsToCall(boss)).toHaveLength(2);
	expect(await trialsToCall(huong)).toMatchObject([{ id: nobodys }]);
	for (const [viewer, trials, demos] of [
		[khoi, [{ id: trial }], [{ id: demo }]],
		[huong, [], []],
		[boss, [], []],
	] as const)
		expect(await tasksOf(viewer, 20)).toMatchObject({ trials, demos });
});
