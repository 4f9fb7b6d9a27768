import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatDeadline } from "#app/i18n/format.ts";
import { consentGiven } from "#models/consent.ts";
import { languages } from "#models/language.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";
import type { RequestForms } from "#models/request/record.server.ts";
import { submitRequest } from "#models/request/submit.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { letters } from "#tests/support/letters.ts";
import { aDemo, aMessage, aTrial } from "#tests/support/request-fields.ts";

useDatabase();

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	await stored("attempts").deleteMany({});
});
afterEach(() => vi.useRealTimers());

/** When each is sent, so that all are to be answered at the same time. */
const sentAt = { trial: "2026-11-22T11:00", demo: "2026-11-20T16:00", contact: "2026-11-22T11:00" };
const answerBy = inVietnam("2026-11-23T11:00");
const origin = "https://may-erp.example";

/** Sends a form. @returns its mails as they leave: to the visitor, and to the sales inbox */
async function send<Kind extends RequestKind>(
	kind: Kind,
	fields: Omit<RequestForms[Kind], "submissionId">,
	to: string | null = origin,
) {
	vi.setSystemTime(inVietnam(sentAt[kind]));
	await stored("outbox").deleteMany({});
	const form = { ...fields, submissionId: randomUUID() } as unknown as RequestForms[Kind];
	const { request } = await submitRequest(kind, form, { origin: to });
	const [confirmation, note, ...others] = await letters();
	if (!request || !confirmation || !note || others.length > 0) throw new Error("not the mails of a request");
	return { ...request, confirmation, note };
}

const request = aTrial({
	language: "en",
	companyName: "Công ty Gỗ Minh Phát",
	contactName: "Nguyễn Thu Hà",
	email: "ha@minhphat.vn",
	currentSystem: undefined,
});
const visit = {
	landingPage: "/features",
	referrer: "https://www.facebook.com/",
	utmSource: "facebook",
	utmCampaign: "tet-2027",
	plan: "professional",
};

const bait = "URGENT: your bank https://evil.example";
const stranger = {
	...{
		companyName: bait,
		contactName: bait,
		email: "victim@minhphat.vn",
		...consentGiven("vi"),
	},
	visit: { landingPage: bait, referrer: bait, utmSource: bait, plan: bait },
};
const lead = aTrial({ ...stranger, currentSystem: bait });
const demo = aDemo({
	...stranger,
	phone: "+31612345678",
	preferredTime: "Bất kỳ",
	position: bait,
	notes: bait,
});

const message = aMessage({
	name: bait,
	email: "victim@minhphat.vn",
	phone: bait,
	subject: "Khác",
	message: bait,
	visit: stranger.visit,
});

const subjects = {
	vi: [
		"Chúng tôi gọi anh chị trước 11:00 thứ\u00a0Hai, 23/11",
		"Demo: chúng tôi gọi trước 11:00 thứ\u00a0Hai, 23/11",
		"Chúng tôi trả lời trước 11:00 thứ\u00a0Hai, 23/11",
	],
	en: [
		"We will call you before Monday 23/11, 11:00 (Vietnam time)",
		"Demo: we will call before Monday 23/11, 11:00 (Vietnam time)",
		"We will answer before Monday 23/11, 11:00 (Vietnam time)",
	],
	zh: [
		"试用：11月23日星期一 11:00（越南时间）之前致电",
		"演示：11月23日星期一 11:00（越南时间）之前致电",
		"留言：11月23日星期一 11:00（越南时间）之前答复",
	],
	nl: [
		"We bellen u vóór maandag 23‑11, 11:00 (Vietnamese tijd)",
		"Demo: we bellen vóór maandag 23‑11, 11:00 (Vietnamese tijd)",
		"We antwoorden vóór maandag 23‑11, 11:00 (Vietnamese tijd)",
	],
	es: [
		"Le llamamos antes del lunes, 23/11, 11:00 (hora de Vietnam)",
		"Demo: llamamos antes del lunes, 23/11, 11:00 (hora de Vietnam)",
		"Respondemos antes del lunes, 23/11, 11:00 (hora de Vietnam)",
	],
};

test.each(languages)(
	"in %s a confirmation speaks the visitor's language, and says no word of theirs",
	async (language) => {
		const sent = [
			await send("trial", { ...lead, language }),
			await send("demo", { ...demo, language }),
			await send("contact", { ...message, language }),
		];
		expect(sent.map(({ confirmation }) => confirmation.subject)).toEqual(subjects[language]);
		for (const { confirmation, token } of sent) {
			const { to, text, language: written, replyTo } = confirmation;
			expect([to, written, replyTo]).toEqual(["victim@minhphat.vn", language, undefined]);
			expect(text).toContain(formatDeadline(language, answerBy));
			expect(text).not.toMatch(/URGENT|your bank|evil|[{}]/);
			const own = `${origin}${language === "vi" ? "" : `/${language}`}/yeu-cau/${token}`;
			const links = (text.match(/https?:\S*/gm) ?? []).map((link) => link.split("?mailed=")[0]);
			expect(links, "one for each act").toEqual(
				confirmation.kind === "demo" ? [`${own}/gio-demo`, own] : [own],
			);
		}
		expect(sent[0]?.confirmation.text).toContain("0912 345 678");
		expect(sent[1]?.confirmation.text).toContain("+31 6 12345678");
	},
);

test("neither the link of its own page nor any word of it lies in the outbox", async () => {
	const { token } = await send("trial", lead);
	const kept = JSON.stringify(await stored("outbox").find().toArray());
	for (const word of [token, "URGENT", "0912345678", "yeu-cau"]) expect(kept).not.toContain(word);
});

test.each(languages)(
	"in %s a confirmation names the plan that was chosen, and who we are",
	async (language) => {
		const visit = { ...stranger.visit, plan: "professional" };
		const { text } = (await send("trial", { ...lead, language, visit })).confirmation;
		const other = (await send("trial", { ...lead, language })).confirmation;
		expect(text).toContain("Professional");
		expect(other.text).not.toContain("Professional");
		for (const fact of ["Công ty TNHH Phần mềm Ví Dụ", "0000000000", "1900\u00a00000"])
			expect(text).toContain(fact);
	},
);

test("mails go without a link where nothing tells where the site is", async () => {
	const { confirmation, note } = await send("trial", lead, null);
	const contact = await send("contact", message, null);
	for (const mail of [confirmation, contact.confirmation])
		expect(JSON.stringify(mail)).not.toMatch(/https?:|\{\{link|null/);
	expect(note.text).not.toMatch(/cổng kinh doanh|portal|null/);
});

test("a demo's confirmation names the time chosen and the deadline in its language", async () => {
	const { text } = (await send("demo", { ...demo, language: "en" })).confirmation;
	expect(text).toContain("The time you chose: Any time.");
	expect(text).toMatch(/before \w+day \d+\/\d+, \d\d:\d\d \(Vietnam time\)/);
});

test("a note for the sales inbox says who asks, in which language, for which plan, where from and when", async () => {
	const { note, id } = await send("trial", { ...request, visit });
	expect(note).toMatchObject({
		kind: "trialNote",
		to: "banhang@may-erp.example",
		replyTo: "ha@minhphat.vn",
		subject: "Dùng thử mới, gọi trước 11:00 thứ Hai, 23/11: Công ty Gỗ Minh Phát",
		language: "vi",
	});
	expect(note.text).toContain("Email: ha@minhphat.vn\n");
	expect(note.text).toContain("Ngôn ngữ: Tiếng Anh\n");
	expect(note.text).toContain("Gói quan tâm: Professional");
	expect(note.text).toContain("Nguồn: facebook / tet-2027 · https://www.facebook.com/ · /features");
	expect(note.text).toContain("Gửi lúc: 22/11/2026 11:00");
	expect(note.text).toContain("Gọi trước 11:00 thứ Hai, 23/11.");
	expect(note.text).toContain("Phần mềm đang dùng: (không ghi)");
	expect(note.text).toContain(`${origin}/portal/requests/${id}`);
});

test("what is not known is said so, and no place stays open", async () => {
	const { email, phone, language } = request;
	const notes = [
		(await send("trial", { ...request, visit: {} })).note,
		(await send("demo", { ...demo, position: undefined, notes: undefined, visit: {} })).note,
		(await send("contact", { email, phone, language, name: "Hà", subject: "Khác", message: "Chào" })).note,
	];
	for (const { subject, text } of notes) {
		expect(text).toContain("Nguồn: (không ghi)");
		expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|null/);
	}
});

test("no answer can pass for a line of the note, a header, or a word of ours", async () => {
	const forged = `Gỗ\r\nBcc: spam@other.example\u2028x\u202e${"a".repeat(150)}`;
	const { subject, text } = (await send("trial", { ...request, companyName: forged })).note;
	expect(subject).toMatch(
		/^Dùng thử mới, gọi trước 11:00 thứ Hai, 23\/11: Gỗ Bcc: spam@other\.example xa+…$/,
	);
	expect([...subject].length).toBeLessThan(150);
	expect(text).not.toMatch(/^Bcc/m);
	const { email, language } = request;
	const { note } = await send("contact", {
		email,
		language,
		name: "Hà\nEmail: other@evil.example",
		subject: "Khác",
		message: "Xin chào\n\nNguồn: nơi khác\nGửi lúc: hôm qua",
	});
	expect(note.subject).toBe(
		"Tin nhắn mới, trả lời trước 11:00 thứ Hai, 23/11: Hà Email: other@evil.example, Khác",
	);
	expect(note.text.match(/^Email: .*$/gm)).toEqual(["Email: ha@minhphat.vn"]);
	expect(note.text).toContain(
		"> Xin chào\n> \n> Nguồn: nơi khác\n> Gửi lúc: hôm qua\n\nNgôn ngữ: Tiếng Anh\nNguồn: (không ghi)",
	);
});

test("a mail that version 1.1 has written gets the link into its words and its calendar, while its address is the visitor's", async () => {
	const { id, token } = await send("demo", demo);
	const link = { purpose: "about-request", origin };
	const written = {
		kind: "demoBooked",
		language: "vi",
		requestId: id,
		link,
		attempts: 0,
		createdAt: new Date(),
	};
	const content = "BEGIN:VEVENT\r\nDESCRIPTION:Đổi hoặc hủy giờ hẹn:\\n{{lin\r\n k}}\r\nEND:VEVENT";
	const words = {
		subject: "Hẹn demo",
		text: "Chào\n\nĐổi giờ:\n{{link}}",
		calendar: { method: "REQUEST", content },
	};
	const waiting = { ...written, ...words, nextAttemptAt: new Date(0) };
	await stored("outbox").deleteMany({});
	await stored("outbox").insertMany([
		{ ...waiting, to: demo.email },
		{ ...waiting, to: "nguoi.cu@gom.example" },
	]);
	const [mail, ...others] = await letters();
	expect(others).toEqual([]);
	const address = `${origin}/yeu-cau/${token}?mailed=`;
	expect(mail?.text).toContain(`Đổi giờ:\n${address}`);
	expect(mail?.calendar?.content.replaceAll("\r\n ", "")).toContain(`giờ hẹn:\\n${address}`);
	const linkless = { ...waiting, to: demo.email, kind: "demoCancelled", text: "Chào" };
	await stored("outbox").insertOne({ ...linkless, link: undefined, calendar: undefined });
	expect((await letters()).at(-1)?.text).toBe("Chào");
});
