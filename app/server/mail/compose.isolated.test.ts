import { expect, test, vi } from "vitest";
import { formatDeadline } from "#app/i18n/format.ts";
import { consentGiven } from "#models/consent.ts";
import { languages } from "#models/language.ts";
import { companySizes, industries } from "#models/options.ts";
import type { ContactMessageFields } from "#models/request/contact-message.server.ts";
import type { DemoRequestFields } from "#models/request/demo-request.server.ts";
import type { LeadFields } from "#models/request/lead.server.ts";

vi.stubEnv("SALES_INBOX", "banhang@may-erp.example");
const { salesNote } = await import("./compose.server.ts");
const { mailsOf } = await import("#app/server/submit-public-form.server.ts");

const request = {
	language: "en" as const,
	companyName: "Công ty Gỗ Minh Phát",
	contactName: "Nguyễn Thu Hà",
	email: "ha@minhphat.vn",
	phone: "0912345678",
	industry: industries[0],
	companySize: companySizes[2],
};
const visit = {
	landingPage: "/features",
	referrer: "https://www.facebook.com/",
	utmSource: "facebook",
	utmCampaign: "tet-2027",
	plan: "professional",
};

const answerBy = new Date("2026-11-23T04:00:00Z");
const asked = { id: "trial-6741f0c2a9e4b35d7c8f1a20", answerBy } as const;
const origin = "https://may-erp.example";

const bait = "URGENT: your bank https://evil.example";
const stranger = {
	...{
		submissionId: "1",
		companyName: bait,
		contactName: bait,
		email: "victim@minhphat.vn",
		...consentGiven("vi"),
	},
	visit: { landingPage: bait, referrer: bait, utmSource: bait, plan: bait },
};
const lead: LeadFields = {
	...{
		...stranger,
		language: "vi",
		phone: "0912345678",
		industry: industries[0],
		companySize: companySizes[0],
	},
	currentSystem: bait,
};
const demo: DemoRequestFields = {
	...{ ...stranger, language: "vi", phone: "+31612345678", preferredTime: "Bất kỳ", position: bait },
	notes: bait,
};

const message: ContactMessageFields = {
	...{ submissionId: "1", language: "vi", name: bait, email: "victim@minhphat.vn", phone: bait },
	...{ subject: "Khác", message: bait, visit: stranger.visit },
};

const subjects = {
	vi: [
		"Mây ERP: đã nhận đăng ký dùng thử, chúng tôi gọi trước 11:00 thứ Hai, 23/11",
		"Mây ERP: đã nhận yêu cầu demo, chúng tôi gọi trước 11:00 thứ Hai, 23/11",
		"Mây ERP: đã nhận tin nhắn, chúng tôi trả lời trước 11:00 thứ Hai, 23/11",
	],
	en: [
		"Mây ERP: we have your trial request and call before Monday 23/11, 11:00 (Vietnam time)",
		"Mây ERP: we have your demo request and call before Monday 23/11, 11:00 (Vietnam time)",
		"Mây ERP: we have your message and answer before Monday 23/11, 11:00 (Vietnam time)",
	],
	zh: [
		"Mây ERP：已收到您的试用申请，11月23日星期一 11:00（越南时间）前致电",
		"Mây ERP：已收到您的演示预约，11月23日星期一 11:00（越南时间）前致电",
		"Mây ERP：已收到您的留言，11月23日星期一 11:00（越南时间）前答复",
	],
	nl: [
		"Mây ERP: uw aanvraag is binnen, we bellen vóór maandag 23-11, 11:00 (Vietnamese tijd)",
		"Mây ERP: uw demo-aanvraag is binnen, we bellen vóór maandag 23-11, 11:00 (Vietnamese tijd)",
		"Mây ERP: uw bericht is binnen, we antwoorden vóór maandag 23-11, 11:00 (Vietnamese tijd)",
	],
	es: [
		"Mây ERP: solicitud de prueba recibida, le llamamos antes del lunes, 23/11, 11:00 (hora de Vietnam)",
		"Mây ERP: solicitud de demo recibida, le llamamos antes del lunes, 23/11, 11:00 (hora de Vietnam)",
		"Mây ERP: mensaje recibido, le respondemos antes del lunes, 23/11, 11:00 (hora de Vietnam)",
	],
};

test.each(languages)(
	"in %s a confirmation speaks the visitor's language, and says no word of theirs",
	(language) => {
		const mails = [
			mailsOf("trial", { ...lead, language }, asked, origin)[0],
			mailsOf("demo", { ...demo, language }, asked, origin)[0],
			mailsOf("contact", { ...message, language }, asked, origin)[0],
		];
		expect(mails.map((mail) => mail?.subject)).toEqual(subjects[language]);
		for (const mail of mails) {
			expect(mail).toMatchObject({ to: "victim@minhphat.vn", language });
			expect(mail).not.toHaveProperty("replyTo");
			expect(mail?.text).toContain(formatDeadline(language, answerBy));
			expect(mail?.text.replace("{{link}}", "")).not.toMatch(/URGENT|your bank|evil|[{}]/);
		}
		for (const mail of mails) {
			expect(mail?.link).toEqual({ purpose: "about-request", origin });
			expect(mail?.text.match(/^\{\{.*\}\}$|https?:\S*/gm), "a place for the link, and no token").toEqual([
				"{{link}}",
			]);
		}
		expect(mails[0]?.text).toContain("0912 345 678");
		expect(mails[1]?.text).toContain("+31 6 12345678");
	},
);

test.each(languages)("in %s a confirmation names the plan that was chosen, and who we are", (language) => {
	const visit = { ...stranger.visit, plan: "professional" };
	const [chosen] = mailsOf("trial", { ...lead, language, visit }, asked, origin);
	const [other] = mailsOf("trial", { ...lead, language }, asked, origin);
	expect(chosen?.text).toContain("Professional");
	expect(other?.text).not.toContain("Professional");
	for (const fact of ["Công ty TNHH Phần mềm Ví Dụ", "0000000000", "1900 0000"])
		expect(chosen?.text).toContain(fact);
});

test("a confirmation goes without a link where nothing tells where the site is", () => {
	for (const mail of [mailsOf("trial", lead, asked, null)[0], mailsOf("contact", message, asked, null)[0]])
		expect(JSON.stringify(mail)).not.toMatch(/https?:|\{\{link|null/);
});

test("a demo's confirmation names the time chosen and the deadline in its language", () => {
	const [mail] = mailsOf("demo", { ...demo, language: "en" }, asked, origin);
	expect(mail?.text).toContain("The time you chose: Any time.");
	expect(mail?.text).toMatch(/before \w+day \d+\/\d+, \d\d:\d\d \(Vietnam time\)/);
});

test("a note for the sales inbox says who asks, in which language, for which plan, where from and when", () => {
	const note = salesNote("trial", { ...request, visit }, asked, origin);
	expect(note).toMatchObject({
		kind: "trialNote",
		to: "banhang@may-erp.example",
		replyTo: "ha@minhphat.vn",
		subject: "Dùng thử mới, gọi trước 11:00 thứ Hai, 23/11: Công ty Gỗ Minh Phát",
		language: "vi",
	});
	expect(note.text).toContain("Email: ha@minhphat.vn\nNgôn ngữ: Tiếng Anh");
	expect(note.text).toContain("Gói quan tâm: Professional");
	expect(note.text).toContain("Nguồn: facebook / tet-2027 · https://www.facebook.com/ · /features");
	expect(note.text).toMatch(/Gửi lúc: \d\d\/\d\d\/\d{4} \d\d:\d\d/);
	expect(note.text).toContain("Gọi trước 11:00 thứ Hai, 23/11.");
	expect(note.text).toContain("Phần mềm đang dùng: (không ghi)");
	expect(note.text).toContain(`${origin}/portal/requests/trial-6741f0c2a9e4b35d7c8f1a20`);
});

test("a note goes without a link where nothing tells where the portal is", () => {
	const note = salesNote("demo", { ...request, visit }, asked, null);
	expect(note.text).not.toMatch(/cổng kinh doanh|portal|null/);
});

test("what is not known is said so, and no place stays open", () => {
	for (const kind of ["trial", "demo", "contact"] as const) {
		const note = salesNote(kind, { ...request, visit: {} }, asked, origin);
		expect(note.text).toContain("Nguồn: (không ghi)");
		expect(`${note.subject}${note.text}`).not.toMatch(/[{}]|undefined|null/);
	}
});

test("no answer can pass for a line of the note, a header, or a word of ours", () => {
	const forged = {
		...request,
		companyName: `Gỗ\r\nBcc: spam@other.example\u2028x\u202e${"a".repeat(200)}`,
		name: "Hà\nEmail: other@evil.example",
		subject: "Khác",
		message: "Xin chào\n\nNguồn: nơi khác\nGửi lúc: hôm qua",
	};
	const trial = salesNote("trial", forged, asked, origin);
	expect(trial.subject).toMatch(
		/^Dùng thử mới, gọi trước 11:00 thứ Hai, 23\/11: Gỗ Bcc: spam@other\.example xa+…$/,
	);
	expect([...trial.subject].length).toBeLessThan(150);
	expect(trial.text).not.toMatch(/^Bcc/m);
	const contact = salesNote("contact", forged, asked, origin);
	expect(contact.subject).toBe(
		"Tin nhắn mới (Khác), trả lời trước 11:00 thứ Hai, 23/11: Hà Email: other@evil.example",
	);
	expect(contact.text.match(/^Email: .*$/gm)).toEqual(["Email: ha@minhphat.vn"]);
	expect(contact.text).toContain(
		"> Xin chào\n> \n> Nguồn: nơi khác\n> Gửi lúc: hôm qua\n\nNguồn: (không ghi)",
	);
});
