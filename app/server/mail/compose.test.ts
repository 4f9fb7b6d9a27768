import { expect, test, vi } from "vitest";

vi.stubEnv("SALES_INBOX", "banhang@may-erp.example");
const { confirmation, salesNote } = await import("./compose.server.ts");

const request = {
	language: "en" as const,
	companyName: "Công ty Gỗ Minh Phát",
	contactName: "Nguyễn Thu Hà",
	email: "ha@minhphat.vn",
	phone: "0912345678",
	industry: "Sản xuất",
	companySize: "21-50",
};
const visit = {
	landingPage: "/features",
	referrer: "https://www.facebook.com/",
	utmSource: "facebook",
	utmCampaign: "tet-2027",
	plan: "professional",
};

test("a confirmation goes to the visitor, in the language that its text is in", () => {
	expect(confirmation("trial", request)).toMatchObject({
		kind: "trial",
		to: "ha@minhphat.vn",
		subject: "Mây ERP: đã nhận đăng ký dùng thử của Công ty Gỗ Minh Phát",
		language: "vi",
	});
});

test("a note for the sales inbox says who asks, for which plan, where from and when", () => {
	const note = salesNote("trialNote", { ...request, visit });
	expect(note).toMatchObject({
		to: "banhang@may-erp.example",
		replyTo: "ha@minhphat.vn",
		subject: "Dùng thử mới: Công ty Gỗ Minh Phát",
		language: "vi",
	});
	expect(note.text).toContain("Gói quan tâm: Professional");
	expect(note.text).toContain("Nguồn: facebook / tet-2027 · https://www.facebook.com/ · /features");
	expect(note.text).toMatch(/Gửi lúc: \d\d\/\d\d\/\d{4} \d\d:\d\d/);
	expect(note.text).toContain("Phần mềm đang dùng: (không ghi)");
});

test("what is not known is said so, and no place stays open", () => {
	for (const kind of ["trialNote", "demoNote", "contactNote"] as const) {
		const note = salesNote(kind, { ...request, visit: {} });
		expect(note.text).toContain("Nguồn: (không ghi)");
		expect(`${note.subject}${note.text}`).not.toMatch(/[{}]|undefined|null/);
	}
});
