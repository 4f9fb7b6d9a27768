import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languages } from "#models/language.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { PersonalData } from "#models/privacy/personal-data.server.ts";
import { bookDemo, giveUpDemo } from "#models/request/demo-appointment.server.ts";
import { endRequest, takeRequest } from "#models/request/request.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { forgetAll, goingOn, memberNamed, queuedMails } from "#tests/support/reminders.ts";
import { storeDemo } from "#tests/support/requests.ts";
import { demoMails } from "./demo-mails.server.ts";
import { mailDemoReminders } from "./demo-reminders.server.ts";

// Before any import reads the settings.
vi.hoisted(() => vi.stubEnv("SALES_INBOX", "banhang@may-erp.example"));

useDatabase();

// As of mails that no request leads to.
const origin = "http://localhost:3000";
const inVietnam = (time: string) => new Date(`${time}:00+07:00`);
const wednesday = inVietnam("2026-11-25T09:30");
const thursday = inVietnam("2026-11-26T14:30");

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: inVietnam("2026-11-23T09:00") });
	await forgetAll();
	await stored("attempts").deleteMany({});
});
afterEach(() => vi.useRealTimers());

/** The calendar entry of the newest mail to an address, its lines unfolded. */
async function calendarTo(to: string): Promise<{ method: string; lines: string[] }> {
	const [mail] = await stored("outbox").find({ to }).sort({ _id: -1 }).toArray();
	const { method = "", content = "" } = mail?.calendar ?? {};
	return { method, lines: content.replace(/\r\n /g, "").split("\r\n") };
}

test("the visitor and the sales inbox get the hour as a mail and as a calendar entry, which follows each change", async () => {
	await memberNamed("khoi");
	const email = "hoa@gom.example";
	const id = await storeDemo({ email });
	await bookDemo(id, wednesday, null, demoMails("booked", origin));
	const [toSales, toVisitor] = await queuedMails();
	expect(toSales).toMatchObject({
		to: "banhang@may-erp.example",
		kind: "demoBookedNote",
		subject: "Hẹn demo 09:30 thứ Tư, 25/11: Công ty TNHH Gốm Bát Tràng",
	});
	expect(toSales?.text).toContain(`${origin}/portal/requests/${id}`);
	expect(toVisitor).toMatchObject({ to: email, kind: "demoBooked" });
	expect(toVisitor?.subject).toBe("Mây ERP: hẹn demo 09:30 thứ Tư, 25/11");
	expect(toVisitor?.text).toMatch(/Chúng tôi gọi số 0912 345 678/);
	expect(toVisitor?.text).toMatch(new RegExp(`${origin}/yeu-cau/[0-9a-f]{32}`));
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
		]),
	);

	await bookDemo(id, thursday, null, demoMails("booked", origin));
	const moved = await calendarTo(email);
	expect(moved.lines).toEqual(
		expect.arrayContaining([
			first.lines.find((line) => line.startsWith("UID:")),
			"SEQUENCE:2",
			"DTSTART:20261126T073000Z",
		]),
	);

	await giveUpDemo(id, null, demoMails("givenUp", origin));
	const cancelled = await calendarTo("banhang@may-erp.example");
	expect(cancelled.method).toBe("CANCEL");
	expect(cancelled.lines).toEqual(expect.arrayContaining(["SEQUENCE:3", "STATUS:CANCELLED"]));
});

test("whoever has the request is told, and of its end, too", async () => {
	const khoi = await memberNamed("khoi");
	const id = await storeDemo();
	await takeRequest(khoi, id);
	await bookDemo(id, wednesday, khoi, demoMails("booked", origin));
	await endRequest(khoi, id, { ending: "notInterested" }, demoMails("cancelled", origin));
	const mails = await queuedMails();
	expect(mails.map(({ to, kind }) => `${kind} ${to}`)).toEqual([
		"demoBooked hoa@gom.example",
		"demoCancelled hoa@gom.example",
		`demoBookedNote ${khoi.email}`,
		`demoCancelledNote ${khoi.email}`,
	]);
	expect(mails[1]?.text).not.toContain("/yeu-cau/");
});

test.each(languages)(
	"in %s each mail says the hour, and nothing is left to be filled in",
	async (language) => {
		await memberNamed("khoi");
		const id = await storeDemo({ language });
		await bookDemo(id, thursday, null, demoMails("booked", origin));
		vi.setSystemTime(inVietnam("2026-11-25T15:00"));
		await mailDemoReminders(goingOn);
		await giveUpDemo(id, null, demoMails("givenUp", origin));
		const mails = (await queuedMails()).filter(({ to }) => to === "hoa@gom.example");
		expect(mails.map(({ kind }) => kind)).toEqual(["demoBooked", "demoGivenUp", "demoReminder"]);
		for (const { subject, text } of mails) {
			expect(subject).toMatch(/14:30/);
			expect(text).toMatch(/14:30/);
			expect(text).toContain(language === "vi" ? `${origin}/yeu-cau/` : `${origin}/${language}/yeu-cau/`);
			expect(subject + text).not.toMatch(/[{}]|undefined|null/);
		}
	},
);

test("beyond eight an hour to one address they are given up, so that nobody floods a stranger", async () => {
	await memberNamed("khoi");
	const id = await storeDemo();
	for (const hour of Array.from({ length: 10 }, (_, index) => (index % 2 ? wednesday : thursday)))
		await bookDemo(id, hour, null, demoMails("booked", origin));
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
	await bookDemo(await storeDemo(), wednesday, null, demoMails("booked", origin));
	const held = await PersonalData.erase("hoa@gom.example");
	expect(held.demoSlots).toHaveLength(1);
	expect(await stored("demoSlots").countDocuments()).toBe(0);
	expect(JSON.stringify(await queuedMails())).not.toContain("Gốm Bát Tràng");
});
