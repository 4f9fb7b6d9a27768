import mongoose from "mongoose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Staff } from "#models/account/staff.server.ts";
import { reopenRequest } from "#models/customer/conversion.server.ts";
import { PersonalData } from "#models/privacy/personal-data.server.ts";
import { Requests } from "#models/records/records.server.ts";
import { endRequest, takeRequest } from "#models/request/request.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { memberNamed } from "#tests/support/members.ts";
import { forgetAll, goingOn, queuedMails, storedRequest } from "#tests/support/reminders.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { remindOfLate } from "./reminders.server.ts";

useDatabase();
beforeEach(async () => {
	// A Monday, 9:00 in Vietnam.
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T02:00:00Z") });
	await forgetAll();
});
afterEach(() => vi.useRealTimers());

const hours = (count: number) => vi.setSystemTime(Date.now() + count * 3_600_000);
const receivers = async () => (await queuedMails()).map(({ to, kind }) => `${kind} ${to}`);

test("a late request sends one mail to whoever has it, from however many workers", async () => {
	const khoi = await memberNamed("khoi");
	await memberNamed("admin", "admin");
	const id = await storeTrial();
	await takeRequest(khoi, id);
	hours(7.9);
	await remindOfLate(goingOn);
	expect(await queuedMails()).toEqual([]);
	hours(0.2);
	await Promise.all([
		remindOfLate(goingOn),
		remindOfLate(goingOn),
		remindOfLate(goingOn),
		remindOfLate(goingOn),
	]);
	hours(1);
	await remindOfLate(goingOn);
	const [mail, ...others] = await queuedMails();
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ to: khoi.email, kind: "unanswered" });
	expect(mail?.subject).toBe("Chưa trả lời (Dùng thử), hạn 17:00 thứ Hai, 23/11: Công ty TNHH Gốm Bát Tràng");
	for (const word of ["Nguyễn Thị Hòa", "0912 345 678", `http://localhost:3000/portal/requests/${id}`]) {
		expect(mail?.text).toContain(word);
	}
	expect(mail?.text).toContain(`Người phụ trách: ${khoi.fullName}`);
	expect(mail?.text).not.toMatch(/[{}]|undefined|null/);
});

test("nobody's goes to each active administrator; so does that of a disabled account", async () => {
	const boss = await memberNamed("boss", "admin");
	const gone = await memberNamed("gone", "admin");
	await memberNamed("second", "admin");
	const left = await memberNamed("left");
	await storeDemo();
	const taken = await storeMessage();
	await takeRequest(left, taken);
	for (const { id } of [gone, left]) await Staff.setAccess(id, { role: "sales", disabled: true }, boss.id);
	hours(25);
	await remindOfLate(goingOn);
	expect(await receivers()).toEqual(["lateList boss@may-erp.example", "lateList second@may-erp.example"]);
	const [{ subject, text } = {}] = await queuedMails();
	expect(subject).toBe("2 khách mới đã quá hạn");
	expect(text).toContain("Công ty TNHH Gốm Bát Tràng (chưa ai nhận)");
	expect(text).toContain(`http://localhost:3000/portal/requests/${taken}`);
	const kept = JSON.stringify(await stored("outbox").find().toArray());
	expect(kept, "nothing of a customer lies in the outbox").not.toMatch(/Gốm|gom\.example|Hòa|Lộc/);
});

test("where there is no administrator, the sales inbox is told, once an hour at most", async () => {
	await memberNamed("khoi");
	await storeTrial();
	hours(25);
	await Promise.all([remindOfLate(goingOn), remindOfLate(goingOn)]);
	const one = "unanswered banhang@may-erp.example";
	expect(await receivers()).toEqual([one]);
	for (const [later, mails] of [
		[0.9, [one]],
		[0.2, [one, one]],
	] as const) {
		await stored("leads").updateMany({}, { $unset: { toldLateAt: 1 } });
		hours(later);
		await remindOfLate(goingOn);
		expect(await receivers()).toEqual(mails);
	}
});

test("a next contact that has passed is told of, once for each deadline; what has ended is not", async () => {
	const khoi = await memberNamed("khoi");
	const [id, ended] = [await storeTrial(), await storeTrial()];
	await endRequest(khoi, ended, { ending: "notInterested" }, null);
	await Requests.log(khoi, id, { way: "noAnswer", nextOn: "2026-11-24" });
	hours(33);
	await remindOfLate(goingOn);
	expect(await receivers()).toEqual(["unanswered khoi@may-erp.example"]);
	await Requests.log(khoi, id, { way: "reached", nextOn: "2026-11-25" });
	await remindOfLate(goingOn);
	expect(await queuedMails()).toHaveLength(1);
	hours(24);
	await remindOfLate(goingOn);
	expect(await receivers()).toEqual(["contactDue khoi@may-erp.example", "unanswered khoi@may-erp.example"]);
});

test("who ends a late request and opens it again is not told a second time", async () => {
	const khoi = await memberNamed("khoi");
	const id = await storeTrial();
	await takeRequest(khoi, id);
	hours(25);
	await remindOfLate(goingOn);
	await endRequest(khoi, id, { ending: "unreachable" }, null);
	await reopenRequest(khoi, id);
	hours(1);
	await remindOfLate(goingOn);
	expect(await queuedMails()).toHaveLength(1);
});

test("looking for late requests reads those alone, however many there are", async () => {
	const id = await storeTrial();
	const copied = await storedRequest(id);
	const copies = (count: number, changes: object) =>
		Array.from({ length: count }, () => ({
			...copied,
			_id: new mongoose.Types.ObjectId(),
			submissionId: crypto.randomUUID(),
			...changes,
		}));
	const long = new Date("2026-11-01T00:00:00Z");
	await stored("leads").insertMany([
		...copies(40, {}),
		...copies(40, { dueAt: long, toldLateAt: long }),
		...copies(40, { dueAt: long, state: "ended" }),
		...copies(2, { dueAt: long, state: "answered" }),
	]);
	const untold = { state: { $in: ["waiting", "answered"] }, toldLateAt: null, dueAt: { $lt: new Date() } };
	const plan = await stored("leads").find(untold).hint("untold").explain("executionStats");
	expect(plan.executionStats).toMatchObject({ nReturned: 2, totalDocsExamined: 2 });
});

test("a mail about a customer is erased with the customer", async () => {
	await memberNamed("boss", "admin");
	await storeTrial();
	hours(25);
	await remindOfLate(goingOn);
	expect(await queuedMails()).toHaveLength(1);
	await PersonalData.erase("hoa@gom.example");
	expect(await queuedMails()).toEqual([]);
});

test("whoever stops the work in between loses nothing", async () => {
	await memberNamed("boss", "admin");
	await storeTrial();
	await storeDemo();
	hours(25);
	const stopped = new AbortController();
	stopped.abort();
	await remindOfLate(stopped.signal);
	expect(await queuedMails()).toEqual([]);
	await remindOfLate(goingOn);
	expect(await receivers()).toEqual(["lateList boss@may-erp.example"]);
});

test("two hundred late requests, of nobody and of an administrator, are one mail an hour to each who is told", async () => {
	const boss = await memberNamed("boss", "admin");
	await memberNamed("second", "admin");
	const khoi = await memberNamed("khoi");
	const [first, own, theirs] = [await storeTrial(), await storeDemo(), await storeMessage()];
	await takeRequest(boss, own);
	await takeRequest(khoi, theirs);
	const copied = await storedRequest(first);
	const copy = () => ({ ...copied, _id: new mongoose.Types.ObjectId(), submissionId: crypto.randomUUID() });
	await stored("leads").insertMany(Array.from({ length: 199 }, copy));
	hours(25);
	await Promise.all([remindOfLate(goingOn), remindOfLate(goingOn), remindOfLate(goingOn)]);
	expect(await receivers()).toEqual([
		"lateList boss@may-erp.example",
		"unanswered khoi@may-erp.example",
		"lateList second@may-erp.example",
	]);
	const mails = () => queuedMails().then((all) => all.filter(({ kind }) => kind === "lateList"));
	expect((await mails()).map(({ subject }) => subject)).toEqual([
		"101 khách mới đã quá hạn",
		"100 khách mới đã quá hạn",
	]);
	expect((await mails())[0]?.text.match(/^- /gm)).toHaveLength(21);
	hours(0.9);
	await remindOfLate(goingOn);
	expect(await mails(), "within the hour").toHaveLength(2);
	hours(0.2);
	await remindOfLate(goingOn);
	expect(await mails(), "the rest, after an hour").toHaveLength(4);
	expect(await stored("leads").countDocuments({ toldLateAt: null })).toBe(0);
});
