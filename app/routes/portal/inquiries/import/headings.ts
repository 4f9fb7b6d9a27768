import en from "#app/locales/en/portalInquiries.ts";
import vi from "#app/locales/vi/portalInquiries.ts";
import { inquiryFields } from "#models/inquiry/fields.ts";
import { fold } from "#models/search/fold.ts";

export const targets = [
	...(Object.keys(inquiryFields) as (keyof typeof inquiryFields)[]),
	"followUpOn" as const,
];
export type Target = (typeof targets)[number];

/** What people call the columns of their own sheets, besides the form's labels; without diacritics. */
const alsoCalled: Partial<Record<Target, string[]>> = {
	customerName: [
		...["khach", "khach hang", "ten khach", "ten", "ho ten", "ho va ten", "nguoi lien he", "lien he"],
		...["customer", "name", "full name", "contact", "contact name", "contact person"],
	],
	companyName: ["cong ty", "ten cong ty", "don vi", "ten don vi", "doanh nghiep", "company name", "firm"],
	customerEmail: ["email", "e mail", "mail", "thu dien tu", "dia chi email", "email address"],
	customerPhone: [
		...["dien thoai", "so dien thoai", "sdt", "dt", "so dt", "di dong", "so di dong", "zalo", "so zalo"],
		...["phone", "phone number", "mobile", "tel", "telephone"],
	],
	projectType: ["du an", "goi", "san pham", "project", "product"],
	industry: ["nganh", "linh vuc", "nganh nghe"],
	employeeCount: ["quy mo", "so nhan su", "nhan su", "employees", "size", "company size"],
	currentSystem: ["phan mem", "dang dung", "he thong hien tai", "software"],
	requirements: ["yeu cau", "nhu cau", "noi dung", "needs", "requirement"],
	painPoints: ["van de"],
	timeline: ["thoi gian", "thoi han"],
	budget: ["gia tri", "so tien"],
	urgency: ["do gap", "uu tien", "muc do", "priority"],
	notes: ["note", "ghi chu them", "remarks", "comment"],
	followUpOn: ["ngay hen", "hen lai", "hen goi", "ngay goi lai", "lien he lai", "next contact", "next call"],
};

/** A heading or a choice as it is compared: without diacritics, capitals and signs. */
export const plain = (text: string) =>
	fold(text)
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

const called = new Map<string, Target>();
for (const target of targets) {
	const labels = [vi, en].map(({ inquiry }) => inquiry.fields[target].label);
	for (const name of [target, ...labels, ...(alsoCalled[target] ?? [])]) called.set(plain(name), target);
}

/** The field that a heading stands for, or null if it is not recognised. A remark in brackets after it is ignored. */
export const targetOf = (heading: string): Target | null =>
	called.get(plain(heading)) ?? called.get(plain(heading.replace(/\(.*|\*/g, ""))) ?? null;
