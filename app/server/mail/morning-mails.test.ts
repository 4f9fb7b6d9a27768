import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MorningMails } from "#models/account/morning-mails.server.ts";
import { setPreferences } from "#models/account/preferences.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { convertRequest } from "#models/customer/conversion.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { duePerMail } from "#models/limits.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { PersonalData } from "#models/privacy/personal-data.server.ts";
import { handOverPerson } from "#models/records/hand-over.server.ts";
import { Requests } from "#models/records/records.server.ts";
import { takeRequest } from "#models/request/request.server.ts";
import { SpamQuarantine } from "#models/request/spam-quarantine.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { forgetAll, goingOn, queuedMails } from "#tests/support/reminders.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { remindOfMorning, remindStaff } from "./reminders.server.ts";

useDatabase();
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	await forgetAll();
});
afterEach(() => vi.useRealTimers());

/** The clock in Vietnam. */
const at = (time: string) => vi.setSystemTime(inVietnam(time));
const receivers = async () => (await queuedMails()).map(({ to, kind }) => `${kind} ${to}`);
const [friday, monday] = ["2026-11-20", "2026-11-23"];

/** A representative with something due at any time. */
async function busy(name: string, role: "sales" | "admin" = "sales") {
	at(`${friday} 10:00`);
	const member = await memberNamed(name, role);
	await takeRequest(member, await storeTrial());
	return member;
}

async function keepSuspected(): Promise<void> {
	const fields = {
		submissionId: crypto.randomUUID(),
		language: "vi" as const,
		email: "robot@xa.example",
		contactName: "Giá rẻ bất ngờ",
	};
	await SpamQuarantine.keep("trial", ["trap", "haste"], fields);
}

test("it lists what is due to somebody: requests late or of today, follow-ups overdue or of today", async () => {
	const khoi = await busy("khoi");
	const huong = await busy("huong");
	const [today, tomorrow, others] = [await storeDemo(), await storeMessage(), await storeMessage()];
	await Requests.log(khoi, today, { way: "noAnswer", nextOn: monday });
	await Requests.log(khoi, tomorrow, { way: "mailed", nextOn: "2026-11-25" });
	await takeRequest(huong, others);
	const followUp = (companyName: string, followUpOn: string) =>
		submitInquiry(inquiryFields({ companyName }), khoi, crypto.randomUUID(), { followUpOn });
	await followUp("Dệt Phong Phú", "2026-11-21");
	await followUp("Nhựa Duy Tân", monday);
	await followUp("Gạch Đồng Tâm", "2026-11-25");
	at(`${monday} 07:30`);
	await remindOfMorning(goingOn);
	const [, mail] = await queuedMails();
	expect(mail).toMatchObject({ to: khoi.email, kind: "digest", subject: "Việc hôm nay, 23/11/2026" });
	const lines = mail?.text.split("\n").filter((line: string) => !line.startsWith("  http"));
	expect(lines?.join("\n")).toBe(
		[
			"Chào anh chị, đây là những việc đang chờ anh chị trong ngày 23/11/2026.",
			"Khách mới đã quá hạn trả lời:\n- Dùng thử, trước 17:00 thứ\u00a0Sáu, 20/11: Công ty TNHH Gốm Bát Tràng, Nguyễn Thị Hòa",
			"Khách mới cần liên hệ hôm nay:\n- Demo, trước 17:00 thứ\u00a0Hai, 23/11: Công ty TNHH Gốm Bát Tràng, Nguyễn Thị Hòa",
			"Cơ hội đã quá ngày hẹn:\n- Hẹn 21/11/2026: Dệt Phong Phú, Nguyễn Thị Thu Hà",
			"Cơ hội hẹn liên hệ hôm nay:\n- Hẹn 23/11/2026: Nhựa Duy Tân, Nguyễn Thị Thu Hà",
			"Không cần thư này mỗi sáng? Anh chị tắt ở mục “Thư nhắc việc và demo” trong tài khoản.",
		].join("\n\n"),
	);
	expect(mail?.text).toContain(`  http://localhost:3000/portal/requests/${today}`);
	expect(mail?.text).toContain("  http://localhost:3000/portal/notifications");
});

test("it tells of an inquiry whose customer waits for the account of a trial", async () => {
	at(`${friday} 10:00`);
	const khoi = await memberNamed("khoi");
	const { id } = await convertRequest(await storeTrial(), inquiryFields(), khoi, "unopened");
	at(`${monday} 07:30`);
	await remindOfMorning(goingOn);
	const [mail] = await queuedMails();
	expect(mail?.text).toContain(
		[
			"Khách dùng thử cần gọi hoặc mở tài khoản:",
			"- chưa mở tài khoản dùng thử: Công ty TNHH Gỗ Minh Phát, Nguyễn Thị Thu Hà",
			`  http://localhost:3000/portal/inquiries/${id}`,
		].join("\n"),
	);
});

test("what became late in the night is told in one mail in the morning, nobody's to administrators", async () => {
	at("2026-11-25 17:30");
	const [khoi, off] = [await memberNamed("khoi"), await memberNamed("off")];
	const boss = await memberNamed("boss", "admin");
	await setPreferences(off, { digest: false, takesDemos: true });
	for (const member of [khoi, off]) {
		const id = await storeTrial();
		await takeRequest(member, id);
		await Requests.log(member, id, { way: "noAnswer", nextOn: "2026-11-25" });
	}
	const nobodys = await storeMessage();
	await stored("contactMessages").updateOne({}, { $set: { dueAt: inVietnam("2026-11-26 03:00") } });
	at("2026-11-26 07:29");
	await remindStaff(goingOn);
	expect(await queuedMails()).toEqual([]);
	at("2026-11-26 07:30");
	await Promise.all([remindStaff(goingOn), remindStaff(goingOn)]);
	at("2026-11-26 09:30");
	await remindStaff(goingOn);
	expect(await receivers()).toEqual([
		`digest ${boss.email}`,
		`digest ${khoi.email}`,
		`unanswered ${off.email}`,
	]);
	const [told] = await queuedMails();
	expect(told?.text).toContain(
		"Khách mới đã quá hạn, chưa ai nhận:\n- Tin nhắn, trước 03:00 thứ\u00a0Năm, 26/11",
	);
	expect(told?.text).toContain(`  http://localhost:3000/portal/requests/${nobodys}`);
});

test("everybody gets one a day, however many processes write them, and nobody is left out", async () => {
	for (const name of ["a", "b", "c", "d", "e"]) await busy(name);
	at(`${monday} 07:29`);
	await remindOfMorning(goingOn);
	expect(await queuedMails()).toEqual([]);
	at(`${monday} 07:30`);
	await Promise.all(Array.from({ length: 4 }, () => remindOfMorning(goingOn)));
	at(`${monday} 08:10`);
	await remindOfMorning(goingOn);
	const all = ["a", "b", "c", "d", "e"].map((name) => `digest ${name}@may-erp.example`);
	expect(await receivers()).toEqual(all);
	at("2026-11-25 09:00");
	await remindOfMorning(goingOn);
	expect(await receivers()).toEqual(all.flatMap((one) => [one, one]));
});

test("one that was stopped in the middle is taken up again, until noon", async () => {
	for (const name of ["a", "b", "c"]) await busy(name);
	at(`${monday} 07:30`);
	const killed = new AbortController();
	const { queue } = MorningMails;
	vi.spyOn(MorningMails, "queue").mockImplementationOnce(async (...given) => {
		await queue(...given);
		killed.abort();
	});
	await remindOfMorning(killed.signal);
	vi.restoreAllMocks();
	expect(await receivers()).toEqual(["digest a@may-erp.example"]);
	at(`${monday} 12:00`);
	await remindOfMorning(goingOn);
	expect(await queuedMails()).toHaveLength(1);
	at(`${monday} 11:59`);
	await remindOfMorning(goingOn);
	expect(await receivers()).toEqual(["a", "b", "c"].map((name) => `digest ${name}@may-erp.example`));
});

test("one that cannot be written holds up nobody else, and is written later", async () => {
	for (const name of ["a", "b"]) await busy(name);
	at(`${monday} 07:30`);
	vi.spyOn(OutboxMail, "queue").mockRejectedValueOnce(new Error("too long"));
	await remindOfMorning(goingOn);
	vi.restoreAllMocks();
	expect(await receivers()).toEqual(["digest b@may-erp.example"]);
	await remindOfMorning(goingOn);
	expect(await receivers()).toEqual(["digest a@may-erp.example", "digest b@may-erp.example"]);
});

test.each([
	["a Saturday", "2026-11-21"],
	["a Sunday", "2026-11-22"],
	["a holiday", "2026-11-24"],
])("on %s there is none", async (_name, day) => {
	await busy("khoi");
	at(`${day} 08:00`);
	await keepSuspected();
	await memberNamed("boss", "admin");
	await remindOfMorning(goingOn);
	expect(await queuedMails()).toEqual([]);
});

test("who has turned it off, has no access or nothing due gets none; administrators read what lies with who is gone", async () => {
	const off = await busy("off");
	const gone = await busy("gone");
	const boss = await memberNamed("boss", "admin");
	await memberNamed("idle");
	await setPreferences(off, { digest: false, takesDemos: true });
	await Staff.setAccess(gone.id, { role: "sales", disabled: true }, boss.id);
	await storeMessage();
	at(`${monday} 09:00`);
	await remindOfMorning(goingOn);
	const [mail, ...others] = await queuedMails();
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ to: boss.email, kind: "digest" });
	expect(mail?.text).toContain(
		`- Họ Tên gone: 0 cơ hội, 1 khách mới\n  http://localhost:3000/portal/staff/${gone.id}/hand-over`,
	);
	expect(await handOverPerson(boss, gone.id, off.id, null)).toEqual({ inquiries: 0, requests: 0 });
	await stored("outbox").deleteMany({});
	await setPreferences(off, { digest: true, takesDemos: true });
	at("2026-11-25 09:00");
	await remindOfMorning(goingOn);
	expect(await receivers()).toEqual(["digest boss@may-erp.example", "digest off@may-erp.example"]);
	const [nobodys] = await queuedMails();
	expect(nobodys?.text).toContain("chưa ai nhận:\n- Tin nhắn, trước");
});

test("long lists end with where the rest is, and the mail can be stored however long the names are", async () => {
	const [khoi, huong] = [await busy("khoi"), await busy("huong")];
	for (let index = 1; index < duePerMail; index++) await takeRequest(huong, await storeTrial());
	const [companyName, name] = ["🏭".repeat(100), "👩".repeat(60)];
	for (let index = 0; index < 25; index++) {
		await takeRequest(khoi, await storeTrial({ companyName, contactName: name }));
		const today = await storeTrial({ companyName, contactName: name });
		await Requests.log(khoi, today, { way: "noAnswer", nextOn: monday });
		for (const followUpOn of ["2026-11-21", monday]) {
			const fields = inquiryFields({ companyName, customerName: name });
			await submitInquiry(fields, khoi, crypto.randomUUID(), { followUpOn });
		}
	}
	at(`${monday} 09:00`);
	await remindOfMorning(goingOn);
	const [whole, mail] = await queuedMails();
	expect(whole?.text.match(/^- Dùng thử/gm), "of exactly as many as it names").toHaveLength(duePerMail);
	expect(whole?.text).not.toContain("Còn nữa");
	expect(mail?.text.match(/^- Dùng thử/gm)).toHaveLength(40);
	expect(mail?.text.match(/^- Hẹn/gm)).toHaveLength(40);
	expect(mail?.text).toContain(
		"- Còn nữa, mời anh chị xem trong danh sách\n  http://localhost:3000/portal/today",
	);
});

test("administrators are told once of what has come into quarantine since they were told", async () => {
	at(`${friday} 20:00`);
	await memberNamed("boss", "admin");
	await memberNamed("khoi");
	await keepSuspected();
	await keepSuspected();
	at(`${monday} 07:31`);
	await Promise.all([remindOfMorning(goingOn), remindOfMorning(goingOn)]);
	const [mail, ...others] = await queuedMails();
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ to: "boss@may-erp.example", kind: "quarantine" });
	expect(mail?.subject).toBe("Nghi là spam: 2 lượt gửi từ web đang chờ xem");
	expect(mail?.text).toContain("http://localhost:3000/portal/requests/quarantine");
	expect(mail?.text).not.toMatch(/Giá rẻ|robot|[{}]/);

	at("2026-11-25 07:31");
	await remindOfMorning(goingOn);
	expect(await queuedMails()).toHaveLength(1);
	await keepSuspected();
	at("2026-11-26 07:31");
	await remindOfMorning(goingOn);
	expect((await queuedMails())[1]?.subject).toContain(" 1 lượt gửi");
});

test("it is erased with any customer whom it names, and shown to none of them", async () => {
	await busy("khoi");
	at(`${monday} 09:00`);
	await remindOfMorning(goingOn);
	expect((await queuedMails()).map(({ text }) => text).join()).toContain("Nguyễn Thị Hòa");
	expect(await PersonalData.find("hoa@gom.example")).not.toHaveProperty("outbox");
	await PersonalData.erase("hoa@gom.example");
	expect(await queuedMails()).toEqual([]);
	expect(JSON.stringify(await stored("outbox").find().toArray())).not.toMatch(/Hòa|gom\.example/);
});
