import mongoose, { type Connection } from "mongoose";
import type { Page } from "playwright/test";
import { erasedAddress, localizedPath, pages, quotePath } from "#app/addresses/site.ts";
import type { Language } from "#models/language.ts";
import { addFactor } from "./factor.ts";
import { sendForm } from "./own-request.ts";
import { enter, enterAsAdmin, store } from "./portal.ts";
import { demo } from "./public-forms.ts";
import { adminEmail } from "./staff-accounts.ts";
import { expect, unique } from "./test.ts";
import { sendRequest } from "./visitor-requests.ts";

/** Every public page in a language. */
export const siteAddresses = (language: Language) =>
	Object.values(pages).map((page) => localizedPath(language, page));

/** What the pricing page answers, in every state, with words without a space. */
export const answerAddresses = (language: Language) =>
	[
		"users=12&modules=accounting&modules=exportOrders",
		"users=500&elsewhere=999.999.999.999",
		`users=${"W".repeat(60)}&modules=crm&elsewhere=${"W".repeat(60)}`,
		"users=501",
	].map((query) => `${localizedPath(language, pages.pricing)}?${query}`);

/** A quotation, with words without a space. */
export const quoteAddresses = (language: Language) =>
	["users=12&modules=accounting&modules=exportOrders", `users=500&modules=crm&company=${longWord(200)}`].map(
		(query) => `${localizedPath(language, quotePath)}?${query}`,
	);

/** Sends a form with words without a space. @returns the pages to which its link leads */
export async function ownAddresses(page: Page, language: Language): Promise<string[]> {
	const words = { contactName: longWord(100), companyName: longWord(120), notes: longWord(500) };
	const address = await sendForm(page.request, demo, words, language);
	return [
		address,
		...["/gio-demo", "/rut-yeu-cau", "/xoa"].map((step) => address + step),
		erasedAddress(language),
	];
}

/** Where staff come in. */
export const entryAddresses = [
	"/portal/login",
	"/portal/signup",
	"/portal/reset",
	"/portal/confirm",
	"/portal/invited",
];

/** A word without a space, as long as the forms let through. */
export const longWord = (length: number) => "W".repeat(length - 8) + unique();

/** Fills the portal with words without a space, and signs the administrator in. @returns the pages that show them */
export async function portalAddresses(page: Page, db: Connection): Promise<string[]> {
	await enter(page, longWord(100));
	const inquiry = { customerName: longWord(120), companyName: longWord(120), requirements: longWord(500) };
	const [shown, deleted] = [await store(page, db, inquiry), await store(page, db, inquiry)];
	const ended = await store(page, db, inquiry);
	const lost = { outcome: "lost", lostReason: "missingFeature", dealValue: 999_999_999_999 };
	await db
		.collection("salesInquiries")
		.updateOne(
			{ _id: new mongoose.Types.ObjectId(ended) },
			{ $set: { status: "completed", ...lost, outcomeNote: longWord(500) } },
		);
	const answer = await page.request.post(`/portal/inquiries/${deleted}/delete`, { form: {} });
	expect(answer.ok(), `deleting answered ${answer.status()}`).toBe(true);
	const asked = { contactName: longWord(120), companyName: longWord(120), notes: longWord(500) };
	const lead = await sendRequest(page, db, "demo", asked);
	const request = `/portal/requests/${lead}`;
	await page.request.post(`${request}/take`, { form: { pressed: "yes" } });
	const visit = { landingPage: "/", utmSource: longWord(300) };
	const sent = await db
		.collection("demoRequests")
		.findOneAndUpdate({ notes: asked.notes }, { $set: { visit } });
	const startsAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
	await db.collection("demoSlots").insertOne({ startsAt, place: 1, requestId: sent?._id, hostId: null });
	const tried = `/portal/requests/${await sendRequest(page, db, "trial", { contactName: longWord(120) })}`;
	await page.request.post(`${tried}/open-trial`, { form: { pressed: "yes" } });
	const became = await sendRequest(page, db, "trial");
	await page.request.post(`/portal/requests/${became}/take`, { form: { pressed: "yes" } });
	const converted = await store(page, db, { request: became });
	const closed = await sendRequest(page, db, "trial");
	await page.request.post(`/portal/requests/${closed}/take`, { form: { pressed: "yes" } });
	await page.request.post(`/portal/requests/${closed}/end`, { form: { ending: "answered" } });
	await addFactor(page);
	await page.context().clearCookies();
	await enterAsAdmin(page);
	await page.request.post("/portal/factor", { form: {} });
	const passkey = { id: "of-every-page", publicKey: "x", counter: 0, transports: [], addedAt: new Date() };
	const passkeys = [{ ...passkey, name: longWord(60) }];
	await db.collection("accounts").updateOne({ email: adminEmail }, { $set: { passkeys } });
	const account = await db.collection("users").findOne({ fullName: /^WWW/ });
	const one = `/portal/inquiries/${shown}`;
	return [
		...["/portal/dashboard", "/portal/dashboard?q=khong-co", "/portal/inquiry", "/portal/inquiries/import"],
		"/portal/reports",
		"/portal/reports/leads",
		...[one, `${one}/edit`, `${one}/prompt`, `${one}/delete`, `${one}/hand-over`],
		...["delete", "hand-over"].map((step) => `/portal/inquiries/several/${step}?chosen=${shown}`),
		`/portal/requests/several/hand-over?chosen=${lead}`,
		...[ended, converted].map((id) => `/portal/inquiries/${id}`),
		...["/portal/inquiries/deleted", `/portal/inquiries/deleted/${deleted}`],
		...[
			"/portal/today",
			`/portal/today/inquiries/${shown}`,
			`/portal/today/requests/${lead}`,
			...[became, closed].map((id) => `/portal/requests/${id}`),
			"/portal/requests",
			"/portal/requests/demos",
			"/portal/requests?state=ended",
			"/portal/requests?q=khong-co",
		],
		...[request, `${request}/demo`, `${request}/end`, `${request}/hand-over`],
		...[tried, `${tried}/trial`, `/portal/customers/${shown}`],
		`/portal/customers/${shown}/same?q=www`,
		...["/portal/staff", `/portal/staff/${account?._id}`, "/portal/devices", "/portal/password"],
		...["/portal/staff/invitations", "/portal/staff/waiting", "/portal/notifications"],
		"/portal/other-account?kept=1",
		...["/portal/search", "/portal/search?q=www"],
		...["/portal/audit", "/portal/audit?action=databaseRestored&from=2026-01-01"],
		`/portal/audit?person=${account?._id}`,
		...["/portal/factor", "/portal/factor/set-up", `/portal/staff/${account?._id}/factor`],
		...[`/portal/staff/${account?._id}/link`, `/portal/staff/${account?._id}/hand-over`],
		...["/portal/factor/passkey", `/portal/factor/passkey/remove?passkey=${passkey.id}`],
	];
}
