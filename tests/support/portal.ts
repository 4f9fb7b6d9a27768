import mongoose, { type Connection } from "mongoose";
import type { Locator, Page } from "playwright/test";
import type { InquiryFields } from "#models/inquiry/fields.ts";
import { expect, unique } from "./http.ts";
import { inquiryFields } from "./inquiries.ts";
import { typeDay } from "./keys.ts";
import { adminEmail, password } from "./staff-accounts.ts";

/** A page, or who asks without one. */
type Visitor = Pick<Page, "request">;

/** Signs a new representative up, without showing the pages. @returns the e-mail address */
export async function enter(page: Visitor, fullName = "Trần Văn Bình"): Promise<string> {
	const email = `rep-${unique()}@may-erp.example`;
	await send(page, "/portal/signup", {
		fullName,
		email,
		password,
		confirmPassword: password,
	});
	return email;
}

/** Signs somebody in who has an account. */
export async function enterAgain(page: Visitor, email: string, typed = password): Promise<void> {
	await send(page, "/portal/login", { email, password: typed });
}

export const enterAsAdmin = (page: Visitor) => enterAgain(page, adminEmail);

/** Opens the menu under the viewer's name. */
export const openMenu = (page: Page) => page.getByRole("banner").locator("summary").click();

/** Logs an inquiry of whoever is signed in, every field filled in. @returns its id */
export async function store(
	page: Visitor,
	db: Connection,
	changes: Partial<InquiryFields & { followUpOn: string; request: string }> = {},
): Promise<string> {
	const customerEmail = `ha-${unique()}@minhphat.example`;
	const fields = {
		...inquiryFields({ customerEmail }),
		...changes,
		submissionId: crypto.randomUUID(),
	};
	await send(
		page,
		"/portal/inquiry",
		Object.fromEntries(Object.entries(fields).filter((pair): pair is [string, string] => Boolean(pair[1]))),
	);
	const stored = await db.collection("salesInquiries").findOne({ customerEmail: fields.customerEmail });
	return String(stored?._id);
}

/** Stores inquiries of whoever is signed in past the product, from `Khách 1` to the newest, each a minute younger. */
export async function storeMany(page: Visitor, db: Connection, count: number): Promise<void> {
	const inquiries = db.collection("salesInquiries");
	const first = await storedInquiry(db, await store(page, db, { customerName: "Khách 1" }));
	const madeAt = Number(first?.createdAt) - count * 60_000;
	const copies = Array.from({ length: count }, (_, index) => ({
		...first,
		_id: index ? new mongoose.Types.ObjectId() : first?._id,
		customerName: `Khách ${index + 1}`,
		submissionId: crypto.randomUUID(),
		createdAt: new Date(madeAt + index * 60_000),
	}));
	await inquiries.deleteOne({ _id: first?._id });
	await inquiries.insertMany(copies);
}

/** An inquiry as it is stored, null for a deleted one. */
export function storedInquiry(db: Connection, id: string) {
	return db.collection("salesInquiries").findOne({ _id: new mongoose.Types.ObjectId(id) });
}

/** What has happened to an inquiry, as it is stored. */
export function eventsOf(db: Connection, id: string) {
	return db
		.collection("historyEvents")
		.find({ subjectId: new mongoose.Types.ObjectId(id) })
		.toArray();
}

async function send(page: Visitor, address: string, form: Record<string, string>): Promise<void> {
	const answer = await page.request.post(address, { form, maxRedirects: 0 });
	expect([302, 303], `${address} answered ${answer.status()}`).toContain(answer.status());
}

/** Opens what is seldom done with a record. */
export const openRest = (page: Page | Locator) => page.getByText("… More", { exact: true }).click();

/** Types a day of the next contact, which its button brings up. */
export async function typeNextDay(page: Page | Locator, day: string): Promise<void> {
	await page.getByRole("radio", { name: "Another day" }).check();
	await typeDay(page.getByLabel("Next contact on"), day);
}
