import type { Connection } from "mongoose";
import { chromium, type Page } from "playwright/test";
import { browserFlags, findBrowser } from "#scripts/browser/find-browser.ts";
import type { Section } from "#scripts/report.ts";
import type { Product } from "#tests/support/product.ts";
import { sees, watchOver } from "./browser-watch.ts";
import { findForms } from "./forms.ts";
import { none, same } from "./lines.ts";
import { fields, storeAll, storeNames, storeSuspected, texts } from "./naughty-texts.ts";
import { scripts } from "./payloads.ts";
import { post, proveAgain } from "./staff.ts";
import {
	brokenMails,
	missingInExport,
	missingInPrompts,
	plain,
	type StoredTexts,
} from "./stored-elsewhere.ts";
import { each, withProduct } from "./with-product.ts";

export const storedTexts: Section = {
	name: "stored-texts",
	title: "Naughty strings and scripts, stored and shown everywhere",
	run: () =>
		withProduct(
			async (product, db) => {
				const forms = await findForms(product);
				const { cookie } = forms.find(({ action }) => action === "/portal/inquiry") ?? { cookie: "" };
				await storeAll(product, cookie);
				await storeNames(product);
				await storeSuspected(product);
				const inquiries = await db.collection("salesInquiries").find().toArray();
				const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
				const context = await browser.newContext({ baseURL: product.url });
				const watch = await watchOver(context, product.url);
				await context.setExtraHTTPHeaders({ Cookie: cookie });
				const control = await sees(context, watch);
				const missing: string[] = [];
				let shown = 0;
				const read = async (page: Page, address: string) => {
					await page.goto(address, { waitUntil: "load" });
					return plain(await page.evaluate(textOfPage));
				};
				const compare = (address: string, body: string, expected: unknown[]) => {
					for (const text of expected) {
						if (typeof text !== "string") continue;
						if (body.includes(plain(text))) shown++;
						else missing.push(`${address}: ${JSON.stringify(text.slice(0, 60))}`);
					}
				};
				const look = async (page: Page, address: string, expected: unknown[] = []) =>
					compare(address, await read(page, address), expected);
				const readAll = async (page: Page, first: string, expected: unknown[] = []) => {
					let text = "";
					for (let address: string | null = first; address; address = await nextOf(page))
						text += await read(page, address);
					compare(first, text, expected);
				};
				const textsOf = (inquiry: StoredTexts) => Object.keys(fields).map((name) => inquiry[name]);
				try {
					const pages = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
					const lookAtInquiry = async (inquiry: StoredTexts, page: Page) => {
						const event = await db.collection("historyEvents").findOne({ subjectId: inquiry._id });
						const expected = [...textsOf(inquiry), event?.by ?? "nobody"];
						await look(page, `/portal/inquiries/${inquiry._id}`, expected);
					};
					await each(inquiries, lookAtInquiry, pages);
					const requests = await storedRequests(db, product, cookie);
					await each(requests, ([address, expected], page) => look(page, address, expected), pages);
					const lookFurther = async (inquiry: StoredTexts, page: Page) => {
						const at = `/portal/inquiries/${inquiry._id}`;
						await look(page, `${at}/edit`, textsOf(inquiry));
						await look(page, `${at}/delete`, [inquiry.customerName]);
						await look(page, `${at}/prompt`);
					};
					await each(inquiries.filter(tenth), lookFurther, pages);
					const people = (await db.collection("users").find().toArray()).map(({ fullName }) => fullName);
					const suspected = await db.collection("suspectedSubmissions").find().toArray();
					const kept = suspected.map(({ fields }) => fields.message);
					const [page] = pages;
					await readAll(page, "/portal/staff", people);
					await readAll(page, auditLog, people);
					await readAll(page, "/portal/requests/quarantine", kept);
					for (const list of ["/portal/requests", "/portal/dashboard"]) await readAll(page, list);
					const lookFor = async (text: string, page: Page) => {
						const q = new URLSearchParams({ q: text });
						await look(page, `/portal/dashboard?${q}`);
						await look(page, `/portal/requests?${q}`);
						await look(page, `${auditLog}?${new URLSearchParams({ person: text, action: text })}`);
						await look(page, `/docs?${q}`, [text]);
						await look(page, `/dung-thu?${new URLSearchParams({ plan: text, utm_source: text })}`);
						const inPath = encodeURIComponent(text).replace(/%(5C|0A|E2%80%A[89])/gi, "");
						await look(page, `/khong-co/${inPath}`);
					};
					await each([...scripts], lookFor, pages);
					for (const address of ["/portal/reports", "/", "/pricing", "/faq", "/lien-he"])
						await look(page, address);
				} finally {
					await browser.close();
				}
				await proveAgain(db);
				return [
					same(
						"a script in a page without a policy, to see that one would be noticed",
						"noticed",
						control ? "noticed" : "not",
					),
					none(`scripts run, of ${texts.length} texts in every field, by a real browser`, watch.ran),
					none("violations of the content policy", watch.reports),
					none("calls to other hosts", watch.calls),
					none(
						"texts not shown as typed in detail, timeline, edit, requests, quarantine, staff, audit log and search",
						missing,
						` of ${shown + missing.length}`,
					),
					none(
						"texts that the CSV does not hold as typed",
						await missingInExport(product, cookie, inquiries),
					),
					none("prompts without the text", await missingInPrompts(product, cookie, inquiries)),
					none("mails with a header that a text put in, or without the text", await brokenMails(product, db)),
				];
			},
			{
				env: {
					BRAND_NAME: "</script><script>alert(1)</script>",
					BRAND_ADDRESS: '"><img src=x onerror=alert(1)>',
				},
			},
		),
};

const auditLog = "/portal/audit";

const tenth = (_record: unknown, index: number) => index % 10 === 0;

/** Pages of a tenth of the requests with the texts that they must show, a script as the note of a contact among them. */
async function storedRequests(db: Connection, { url }: Product, cookie: string) {
	const shown: [address: string, expected: unknown[]][] = [];
	for (const [kind, collection] of Object.entries({ demo: "demoRequests", contact: "contactMessages" })) {
		const records = await db.collection(collection).find().toArray();
		for (const [index, record] of records.filter(tenth).entries()) {
			const { _id, companyName, contactName, name, notes, message } = record;
			const address = `/portal/requests/${kind}-${_id}`;
			const logged = { way: "noAnswer", note: scripts[index % scripts.length] ?? "", nextOn: "" };
			const { status } = await post(url + address, logged, { Cookie: cookie });
			const event = await db.collection("historyEvents").findOne({ subjectId: _id, kind: "contact" });
			const note = event?.note ?? `no event stored, answered with ${status}`;
			shown.push([address, [companyName, contactName, name, notes, message, note]]);
		}
	}
	return shown;
}

/** Runs in the browser. */
function textOfPage(): string {
	const controls = document.querySelectorAll<HTMLInputElement>("input, textarea");
	return [document.body.textContent, ...[...controls].map((control) => control.value)].join(" ");
}

async function nextOf(page: Page): Promise<string | null> {
	const link = page.locator("a[rel=next]").first();
	return (await link.count()) > 0 ? link.getAttribute("href") : null;
}
