import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languages } from "#models/language.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { PersonalData } from "#models/privacy/personal-data.server.ts";
import { handOverRecord } from "#models/records/hand-over.server.ts";
import { bookDemo, giveUpDemo } from "#models/request/demo-appointment.server.ts";
import { freeDemoHours } from "#models/request/demo-slot.server.ts";
import {
	correctRequest,
	eraseRequest,
	noteMailOpened,
	ownTokenOf,
} from "#models/request/own-request.server.ts";
import { endRequest, takeRequest } from "#models/request/request.server.ts";
import { isMailMark, mailMark } from "#models/request/request-token.server.ts";
import { env } from "#models/settings/env.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { letters } from "#tests/support/letters.ts";
import { memberNamed } from "#tests/support/members.ts";
import { forgetAll, goingOn, queuedMails } from "#tests/support/reminders.ts";
import { storeDemo } from "#tests/support/requests.ts";
import { remindOfDemos } from "./reminders.server.ts";

useDatabase();

// As of mails that no request leads to.
const origin = "http://localhost:3000";
const wednesday = inVietnam("2026-11-25T09:30");
const thursday = inVietnam("2026-11-26T14:30");

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: inVietnam("2026-11-23T09:00") });
	await forgetAll();
	await stored("attempts").deleteMany({});
});
afterEach(() => vi.useRealTimers());

/** The calendar entry of the newest mail to an address, its lines unfolded. */
async function calendarTo(address: string): Promise<{ method: string; lines: string[] }> {
	const { calendar } = (await letters()).findLast(({ to }) => to === address) ?? {};
	const { method = "", content = "" } = calendar ?? {};
	for (const line of content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	return { method, lines: content.replace(/\r\n /g, "").split("\r\n") };
}

test("the visitor and the sales inbox get the hour as a mail and as a calendar entry, which follows each change", async () => {
	await memberNamed("khoi");
	const email = "hoa@gom.example";
	const id = await storeDemo({ email });
	await bookDemo(id, wednesday, null, origin);
	const [toSales, toVisitor] = await queuedMails();
	expect(toSales).toMatchObject({
		to: "banhang@may-erp.example",
		kind: "demoBookedNote",
		subject: "Hẹn demo 09:30 thứ Tư, 25/11: Công ty TNHH Gốm Bát Tràng",
	});
	expect(toSales?.text).toContain(`${origin}/portal/requests/${id}`);
	expect(toVisitor).toMatchObject({ to: email, kind: "demoBooked" });
	expect(toVisitor?.subject).toBe("Hẹn demo 09:30 thứ\u00a0Tư, 25/11");
	expect(toVisitor?.text).toMatch(/chúng tôi gọi số 0912 345 678/);
	const token = (await ownTokenOf(id)) ?? "";
	const link = `${origin}/yeu-cau/${token}?mailed=${mailMark(token)}`;
	expect(toVisitor?.text).toContain(
		`giữ giờ này, anh chị mở liên kết dưới đây trước 11:00 thứ\u00a0Hai, 23/11.`,
	);
	expect(toVisitor?.text).toContain(`\n${link}\n`);
	expect(toSales?.text).not.toContain("yeu-cau");
	expect(JSON.stringify(await stored("outbox").find().toArray())).not.toContain("yeu-cau");
	const first = await calendarTo(email);
	expect(first.method).toBe("REQUEST");
	expect(first.lines).toEqual(
		expect.arrayContaining([
			"METHOD:REQUEST",
			expect.stringMatching(`^UID:${id}@`),
			"SEQUENCE:1",
			"DTSTART:20261125T023000Z",
			"DTEND:20261125T031500Z",
			"SUMMARY:Demo Mây ERP",
			`DESCRIPTION:Đổi hoặc hủy giờ hẹn:\\n${link}`,
		]),
	);

	await bookDemo(id, thursday, null, origin);
	const moved = await calendarTo(email);
	const [toldSales, told] = (await letters()).slice(-2);
	expect([told?.to, toldSales?.to].sort()).toEqual(["banhang@may-erp.example", email].sort());
	for (const mail of [told, toldSales]) {
		expect(mail?.subject).toMatch(/14:30 thứ\sNăm, 26\/11/);
		expect(mail?.text).toMatch(/09:30 thứ\sTư, 25\/11.* sang 14:30 thứ\sNăm, 26\/11/);
	}
	expect(moved.lines).toEqual(
		expect.arrayContaining([
			first.lines.find((line) => line.startsWith("UID:")),
			"SEQUENCE:2",
			"DTSTART:20261126T073000Z",
		]),
	);

	await giveUpDemo(id, null, origin);
	const cancelled = await calendarTo("banhang@may-erp.example");
	expect(cancelled.method).toBe("CANCEL");
	expect(cancelled.lines).toEqual(expect.arrayContaining(["SEQUENCE:3", "STATUS:CANCELLED"]));
});

test("once the secret of its link is gone, a mail about a demo leads nowhere instead of astray", async () => {
	const khoi = await memberNamed("khoi");
	const id = await storeDemo();
	await bookDemo(id, wednesday, khoi, origin);
	expect((await queuedMails())[0]?.text).toContain(`${origin}/yeu-cau/`);
	await stored("demoRequests").updateMany({}, { $set: { tokenHash: "by a secret that is gone" } });
	await stored("outbox").deleteMany({});
	await giveUpDemo(id, khoi, origin);
	const [mail] = await queuedMails();
	expect(mail?.text).toContain("chọn giờ khác");
	expect(mail?.text).not.toContain("/yeu-cau/");
	expect(mail?.text).not.toContain("{{");
	expect((await calendarTo("hoa@gom.example")).lines.join()).not.toContain("DESCRIPTION");
});

test("a corrected e-mail and phone get the demo to come, too", async () => {
	const khoi = await memberNamed("khoi");
	const id = await storeDemo({ email: "sai@gom.example" });
	await bookDemo(id, wednesday, khoi, origin);
	const corrected = { email: "dung@gom.example", phone: "0987654321" };
	await correctRequest(id, corrected, origin);
	expect(await stored("outbox").countDocuments({ to: "sai@gom.example" })).toBe(1);
	const [toVisitor, before, toStaff, ...others] = await queuedMails();
	expect([before?.to, ...others], "nothing leaves for the wrong address any more").toEqual([khoi.email]);
	expect(toVisitor).toMatchObject({
		to: "dung@gom.example",
		subject: "Hẹn demo 09:30 thứ\u00a0Tư, 25/11",
	});
	expect(toVisitor?.text).toContain("0987 654 321");
	expect(toStaff).toMatchObject({ to: khoi.email, kind: "demoBookedNote" });
	expect(toStaff?.text).toContain("0987 654 321");
	expect((await calendarTo("dung@gom.example")).lines).toContain("SEQUENCE:2");
});

test("no calendar gets an invitation from its own mailbox, which it would not take", async () => {
	const khoi = await memberNamed("khoi");
	const id = await storeDemo();
	await bookDemo(id, wednesday, khoi, origin);
	const of = (name: string, lines: string[]) =>
		lines.find((line) => line.startsWith(name))?.split(/mailto:/i)[1];
	const { lines } = await calendarTo(khoi.email);
	expect([of("ORGANIZER", lines), of("ATTENDEE", lines)]).toEqual([env.BRAND_EMAIL, khoi.email]);
	await stored("users").updateOne({ email: khoi.email }, { $set: { email: env.BRAND_EMAIL } });
	await stored("accounts").updateOne({ email: khoi.email }, { $set: { email: env.BRAND_EMAIL } });
	await bookDemo(id, thursday, khoi, origin);
	const own = (await calendarTo(env.BRAND_EMAIL)).lines;
	expect(of("ATTENDEE", own)).toBe(env.BRAND_EMAIL);
	expect(of("ORGANIZER", own)).not.toBe(env.BRAND_EMAIL);
});

test("whoever has the request is told, and of its end, too", async () => {
	const khoi = await memberNamed("khoi");
	const id = await storeDemo();
	await takeRequest(khoi, id);
	await bookDemo(id, wednesday, khoi, origin);
	await endRequest(khoi, id, { ending: "notInterested" }, origin);
	const mails = await queuedMails();
	expect(mails.map(({ to, kind }) => `${kind} ${to}`)).toEqual([
		"demoBooked hoa@gom.example",
		"demoCancelled hoa@gom.example",
		`demoBookedNote ${khoi.email}`,
		`demoCancelledNote ${khoi.email}`,
	]);
	expect(mails[1]?.text).not.toContain("/yeu-cau/");
});

test("a demo moves between calendars with its request, and leaves them when its visitor erases it", async () => {
	const [khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	const boss = await memberNamed("boss", "admin");
	const id = await storeDemo();
	await bookDemo(id, wednesday, null, origin);
	await stored("outbox").deleteMany({});
	await remindOfDemos(goingOn);
	expect(await queuedMails(), "nobody has it yet").toEqual([]);

	await takeRequest(khoi, id);
	await Promise.all([remindOfDemos(goingOn), remindOfDemos(goingOn)]);
	expect((await queuedMails()).map(({ to, kind }) => `${kind} ${to}`)).toEqual([
		"demoHandedOnNote banhang@may-erp.example",
		`demoBookedNote ${khoi.email}`,
	]);
	expect((await calendarTo("banhang@may-erp.example")).method).toBe("CANCEL");
	const entry = await calendarTo(khoi.email);
	expect(entry.method).toBe("REQUEST");
	expect(entry.lines).toContain("SUMMARY:Demo: Công ty TNHH Gốm Bát Tràng");

	await handOverRecord(boss, id, huong.id, origin);
	await remindOfDemos(goingOn);
	expect((await calendarTo(khoi.email)).method).toBe("CANCEL");
	expect((await calendarTo(huong.email)).method).toBe("REQUEST");

	await eraseRequest(id, origin);
	const [note, ...others] = await queuedMails();
	expect(others).toEqual([]);
	expect(note).toMatchObject({ kind: "erasureNote", to: huong.email });
	expect(note?.text).toContain("Buổi demo hẹn 09:30 thứ\u00a0Tư, 25/11 cũng hủy.");
	expect(note?.text).not.toMatch(/Gốm|Hòa|0912/);
	const off = await calendarTo(huong.email);
	expect(off.method).toBe("CANCEL");
	expect(off.lines.join()).not.toMatch(/Gốm|Hòa|0912/);
});

test("a demo of an account that is gone comes to the sales inbox, and nothing is taken out of it", async () => {
	const khoi = await memberNamed("khoi");
	const id = await storeDemo();
	await takeRequest(khoi, id);
	await bookDemo(id, wednesday, khoi, origin);
	await PersonalData.erase(khoi.email);
	await stored("outbox").deleteMany({});
	await remindOfDemos(goingOn);
	expect((await queuedMails()).map(({ to, kind }) => `${kind} ${to}`)).toEqual([
		"demoBookedNote banhang@may-erp.example",
	]);
});

test.each(languages)(
	"in %s each mail says the hour, and nothing is left to be filled in",
	async (language) => {
		await memberNamed("khoi");
		const id = await storeDemo({ language });
		await bookDemo(id, thursday, null, origin);
		await noteMailOpened(id);
		vi.setSystemTime(inVietnam("2026-11-25T15:00"));
		await remindOfDemos(goingOn);
		await giveUpDemo(id, null, origin);
		await stored("demoRequests").updateMany({}, { $unset: { confirmedAt: 1 } });
		await bookDemo(id, inVietnam("2026-11-27T14:30"), null, origin);
		vi.setSystemTime(inVietnam("2026-11-25T17:00"));
		await remindOfDemos(goingOn);
		const mails = (await queuedMails()).filter(({ to }) => to === "hoa@gom.example");
		expect(mails.map(({ kind }) => kind)).toEqual([
			...["demoBooked", "demoBooked", "demoGivenUp", "demoGivenUp", "demoReminder"],
		]);
		expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
		for (const { subject, text } of mails) {
			expect(subject).toMatch(/14:30/);
			// Who reads Vietnamese knows whose clock it is.
			if (language !== "vi") {
				expect(subject).toMatch(/\(Vietnam\)|（越南时间）/);
				expect(text).toMatch(/Vietnam time|越南时间|Vietnamese tijd|hora de Vietnam/);
			}
			expect(text).toMatch(/14:30/);
			expect(text).toContain(language === "vi" ? `${origin}/yeu-cau/` : `${origin}/${language}/yeu-cau/`);
			expect(subject + text).not.toMatch(/[{}]|undefined|null/);
		}
	},
);

test("beyond eight an hour to one address they are given up, so that nobody floods a stranger", async () => {
	// MongoDB's own clock ends the counting.
	vi.useRealTimers();
	await memberNamed("khoi");
	const id = await storeDemo();
	const hours = (await freeDemoHours("visitor")).slice(0, 10);
	for (const hour of hours) await bookDemo(id, hour, null, origin);
	let left = 0;
	for (let mail = await OutboxMail.claim(); mail; mail = await OutboxMail.claim()) {
		const isToVisitor = mail.to === "hoa@gom.example";
		if ((await OutboxMail.mayLeave(mail)) && isToVisitor) left++;
		await OutboxMail.markSent(mail);
	}
	expect(left).toBe(8);
});

test("the place and the mails of a demo are erased with its visitor's data", async () => {
	await memberNamed("khoi");
	await bookDemo(await storeDemo(), wednesday, null, origin);
	const held = await PersonalData.erase("hoa@gom.example");
	expect(held.demoSlots).toHaveLength(1);
	expect(await stored("demoSlots").countDocuments()).toBe(0);
	expect(JSON.stringify(await queuedMails())).not.toContain("Gốm Bát Tràng");
});

test("a corrected address gets a link with a mark of its own; the old one's opens nothing", async () => {
	await memberNamed("khoi");
	const id = await storeDemo({ email: "sai@gom.example" });
	const before = (await ownTokenOf(id)) ?? "";
	const corrected = { email: "dung@gom.example", phone: "0912345678" };
	await bookDemo(id, wednesday, null, origin);
	await correctRequest(id, corrected, origin);
	const after = (await ownTokenOf(id)) ?? "";
	const mails = (await queuedMails()).filter(({ kind }) => kind === "demoBooked");
	expect(mails.map(({ to }) => to)).toEqual(["dung@gom.example"]);
	expect(mails[0]?.text).toContain(`/yeu-cau/${after}?mailed=${mailMark(after)}`);
	expect(isMailMark(mailMark(after), after)).toBe(true);
	expect(isMailMark(mailMark(before), after)).toBe(false);
	expect(isMailMark(null, after)).toBe(false);
});
