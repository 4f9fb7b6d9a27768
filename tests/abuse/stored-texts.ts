import type { Connection } from "mongoose";
import { chromium, type Page } from "playwright/test";
import { browserFlags, findBrowser } from "#scripts/browser/find-browser.ts";
import type { Line, Section } from "#scripts/report.ts";
import type { Product } from "#tests/support/product.ts";
import { sees, watchOver } from "./browser-watch.ts";
import { findForms } from "./forms.ts";
import { fields, storeAll, storeNames, storeSuspected, texts } from "./naughty-texts.ts";
import { scripts } from "./payloads.ts";
import { post } from "./staff.ts";
import { brokenMails, missingInExport, missingInPrompts, plain } from "./stored-elsewhere.ts";
import { withProduct } from "./with-product.ts";

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
				const look = async (page: Page, address: string, expected: unknown[]) =>
					compare(address, await read(page, address), expected);
				try {
					const names = Object.keys(fields);
					const pages = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
					const todo = inquiries.values();
					await Promise.all(
						pages.map(async (page) => {
							for (const inquiry of todo) {
								const all = names.map((name) => inquiry[name]);
								const event = await db.collection("inquiryEvents").findOne({ inquiryId: inquiry._id });
								await look(page, `/portal/inquiries/${inquiry._id}`, [...all, event?.by ?? "nobody"]);
							}
						}),
					);
					const requests = await storedRequests(db, product, cookie);
					await Promise.all(
						pages.map(async (page) => {
							for (const [address, expected] of requests) await look(page, address, expected);
						}),
					);
					const [page] = pages;
					for (const inquiry of inquiries.filter((_inquiry, index) => index % 10 === 0)) {
						await look(
							page,
							`/portal/inquiries/${inquiry._id}/edit`,
							names.map((name) => inquiry[name]),
						);
						await look(page, `/portal/inquiries/${inquiry._id}/delete`, [inquiry.customerName]);
						await look(page, `/portal/inquiries/${inquiry._id}/prompt`, []);
					}
					const people = await db.collection("users").find().toArray();
					let staff = "";
					for (let address: string | null = "/portal/staff"; address; address = await nextOf(page)) {
						staff += await read(page, address);
					}
					compare(
						"/portal/staff",
						staff,
						people.map(({ fullName }) => fullName),
					);
					let log = "";
					for (let address: string | null = auditLog; address; address = await nextOf(page))
						log += await read(page, address);
					compare(
						auditLog,
						log,
						people.map(({ fullName }) => fullName),
					);
					const suspected = await db.collection("suspectedSubmissions").find().toArray();
					let kept = "";
					for (let address: string | null = quarantine; address; address = await nextOf(page))
						kept += await read(page, address);
					compare(
						quarantine,
						kept,
						suspected.map(({ fields }) => fields.message),
					);
					for (let address: string | null = "/portal/requests"; address; address = await nextOf(page))
						await look(page, address, []);
					await look(page, "/portal/board", []);
					for (let address: string | null = "/portal/dashboard"; address; address = await nextOf(page)) {
						await look(page, address, []);
					}
					for (const text of scripts) {
						const q = new URLSearchParams({ q: text });
						await look(page, `/portal/dashboard?${q}`, []);
						await look(page, `/portal/requests?${q}`, []);
						await look(page, `${auditLog}?${new URLSearchParams({ person: text, action: text })}`, []);
						await look(page, `/docs?${q}`, [text]);
						await look(page, `/dung-thu?${new URLSearchParams({ plan: text, utm_source: text })}`, []);
						await look(
							page,
							`/khong-co/${encodeURIComponent(text).replace(/%(5C|0A|E2%80%A[89])/gi, "")}`,
							[],
						);
					}
					for (const address of ["/", "/pricing", "/faq", "/lien-he"]) await look(page, address, []);
				} finally {
					await browser.close();
				}
				const line = (what: string, wrong: string[], more = ""): Line => ({
					what,
					must: "0",
					seen: `${wrong.length}${more} ${[...new Set(wrong)].slice(0, 4).join(" | ")}`.trim(),
					reached: wrong.length === 0,
				});
				return [
					{
						what: "a script in a page without a policy, to see that one would be noticed",
						must: "noticed",
						seen: control ? "noticed" : "not",
						reached: control,
					},
					line(`scripts run, of ${texts.length} texts in every field, by a real browser`, watch.ran),
					line("violations of the content policy", watch.reports),
					line("calls to other hosts", watch.calls),
					line(
						"texts not shown as typed in detail, timeline, edit, requests, quarantine, staff, audit log and search",
						missing,
						` of ${shown + missing.length}`,
					),
					line(
						"texts that the CSV does not hold as typed",
						await missingInExport(product, cookie, inquiries),
					),
					line("prompts without the text", await missingInPrompts(product, cookie, inquiries)),
					line("mails with a header that a text put in, or without the text", await brokenMails(product, db)),
				];
			},
			{ BRAND_NAME: "</script><script>alert(1)</script>", BRAND_ADDRESS: '"><img src=x onerror=alert(1)>' },
		),
};

const quarantine = "/portal/requests/quarantine";
const auditLog = "/portal/audit";

/** Pages of requests with the texts that they must show; a tenth of them, with a script as the note of a contact. */
async function storedRequests(db: Connection, { url }: Product, cookie: string) {
	const shown: [address: string, expected: unknown[]][] = [];
	for (const [kind, collection] of [
		["demo", "demoRequests"],
		["contact", "contactMessages"],
	]) {
		const records = await db.collection(String(collection)).find().toArray();
		for (const [index, record] of records.filter((_record, index) => index % 10 === 0).entries()) {
			const { _id, companyName, contactName, name, notes, message } = record;
			const address = `/portal/requests/${kind}-${_id}`;
			const note = scripts[index % scripts.length] ?? "";
			const logging = { way: "noAnswer", note, nextOn: "" };
			const { status } = await post(`${url}${address}`, logging, { Cookie: cookie });
			const event = await db.collection("requestEvents").findOne({ requestId: _id, kind: "contact" });
			shown.push([
				address,
				[
					companyName,
					contactName,
					name,
					notes,
					message,
					event?.note ?? `no event stored, answered with ${status}`,
				],
			]);
		}
	}
	return shown.values();
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
