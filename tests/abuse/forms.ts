import type { Connection } from "mongoose";
import { chromium } from "playwright/test";
import { waitingPage } from "#app/addresses/account.ts";
import { policyReports } from "#app/addresses/policy-reports.ts";
import { browserFlags, findBrowser } from "#scripts/browser/find-browser.ts";
import { addFactorWith } from "#tests/support/factor.ts";
import type { Product } from "#tests/support/product.ts";
import { fillIn, type Route, readRoutes } from "#tests/support/routes.ts";
import { adminEmail, password } from "#tests/support/staff-accounts.ts";
import { cookiesOf, makeLink, openDatabaseOf, post, signUp } from "./staff.ts";

/** Every field is filled in with something valid; it does not say who has opened it, as a forger would not. */
export type Form = { action: string; route: Route; fields: Record<string, string>; cookie: string };

type Control = { name: string; type: string; value: string; options: string[] };

const known: Record<string, string> = {
	session: "everywhere",
	language: "en",
	password,
	confirmPassword: password,
	current: password,
};

const byType: Record<string, string> = {
	email: "canary@minhphat.vn",
	tel: "0912345678",
	date: "2027-01-05",
	checkbox: "on",
	password,
};

/**
 * Forms of every page for a guest, a mailed link and an administrator, one for each route with an action.
 * What browsers report takes no form: tests/http/site.spec.ts sends other things there.
 * @throws Error where the pages have no form for one of them
 */
export async function findForms(product: Product): Promise<Form[]> {
	// Addresses without places first: `requests/quarantine` is no `requests/:request`.
	const routes = (await readRoutes()).toSorted((one, other) => placesIn(one) - placesIn(other));
	const db = await openDatabaseOf(product);
	const admin = await signUp(product.url);
	// Where mail is configured, the address would have to be confirmed first.
	await db.collection("users").updateOne({ email: adminEmail }, { $set: { role: "admin" } });
	const people = await signUpWithFactor(product.url, db);
	await post(`${product.url}/portal/factor`, {}, { Cookie: admin });
	const rep = await db.collection("accounts").findOne({ email: "rep@may-erp.example" });
	const [id, deleted] = [await storeInquiry(product.url, admin), await storeInquiry(product.url, admin)];
	await post(`${product.url}/portal/inquiries/${deleted}/delete`, {}, { Cookie: admin });
	const token = await bookDemo(product.url);
	const { requests, suspected } = await storeRequests(product.url, admin, db);
	const invited = "invited@may-erp.example";
	await post(`${product.url}/portal/staff/invitations`, { email: invited, role: "sales" }, { Cookie: admin });
	const waiting = await signUpWaiting(product.url, db);
	await leaveForm(product.url, admin);
	const links = {
		reset: await makeLink(db, "reset-password"),
		confirm: await makeLink(db, "confirm-email"),
		invite: await makeLink(db, "accept-invitation", invited),
	};
	await db.close();

	const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
	const forms = new Map<string, Form>();
	try {
		const reader = await browser.newPage();
		const all = routes.map(({ address }) => address).filter((address) => !/[*]|logout/.test(address));
		const pages = all.filter((address) => !address.includes(":token"));
		const ownPages = all.filter((address) => address.startsWith("/yeu-cau/:token"));
		await visit([...pages, ...ownPages.map((address) => fillIn(address, { token }))], "");
		for (const [kind, token] of Object.entries(links)) {
			const answer = await fetch(`${product.url}/portal/${kind}/${token}`, { redirect: "manual" });
			await visit([answer.headers.get("Location") ?? ""], cookiesOf(answer));
		}
		const portal = pages.filter((page) => page.startsWith("/portal"));
		for (const cookie of [admin, ...people]) await visit(cookie === admin ? portal : factorPages, cookie);

		async function visit(addresses: string[], cookie: string): Promise<void> {
			for (const address of addresses) {
				const places = address.startsWith("/portal/staff")
					? [{ id: address.includes("/waiting/") ? waiting.id : String(rep?._id) }]
					: address.includes("quarantine")
						? [{ id: suspected }]
						: address.includes(":request")
							? requests.map((request) => ({ request }))
							: [{ id }];
				for (const place of places) {
					const answer = await fetch(product.url + fillIn(address, place), { headers: { Cookie: cookie } });
					const body = await answer.text();
					if (!answer.headers.get("Content-Type")?.startsWith("text/html")) continue;
					const found = await reader.evaluate(readForms, body);
					for (const { address, controls } of found) {
						const { pathname, search } = new URL(address, answer.url);
						const route = routes.find((route) => route.hasAction && matches(route.address, pathname));
						if (route && !forms.has(route.address)) {
							const { openedBy: _author, formId: _form, ...fields } = valuesOf(controls);
							forms.set(route.address, { action: pathname + search, route, cookie, fields });
						}
					}
				}
			}
		}
	} finally {
		await browser.close();
	}
	const again = routes.find(({ address }) => address === waitingPage);
	if (again) {
		const { cookie } = waiting;
		forms.set(waitingPage, { action: waitingPage, route: again, cookie, fields: { pressed: "yes" } });
	}
	for (const [address, fields] of Object.entries(sentByScripts)) {
		const route = routes.find((route) => route.address === address);
		if (route) forms.set(address, { action: address, route, cookie: people[1] ?? "", fields });
	}
	const missing = routes.filter(
		({ hasAction, address }) => hasAction && address !== policyReports && !forms.has(address),
	);
	if (missing.length > 0) throw new Error(`No form is known for ${missing.map(({ address }) => address)}`);
	return [...forms.values()];
}

/** Forms that no page shows without scripts, with answers of no passkey. */
const sentByScripts = {
	"/portal/login/passkey": { response: "{}" },
	"/portal/factor/passkey": { name: "Máy ở nhà", proof: password },
};

const passkeyId = "a-passkey";

const factorPages = [
	...["/portal/second-step", "/portal/factor/codes", "/portal/factor/off", "/portal/prove"],
	`/portal/factor/passkey/remove?passkey=${passkeyId}`,
];

/** Somebody with a second factor and a passkey. @returns their cookies: between the steps, and long after signing in */
async function signUpWithFactor(url: string, db: Connection): Promise<string[]> {
	const email = "rep@may-erp.example";
	const cookie = await signUp(url, email);
	await addFactorWith(url, cookie);
	const account = await db.collection("accounts").findOne({ email });
	const passkey = { id: passkeyId, publicKey: "x", counter: 0, name: "Máy ở nhà", addedAt: new Date() };
	await db
		.collection("accounts")
		.updateOne({ email }, { $set: { passkeys: [{ ...passkey, transports: [] }] } });
	const longAgo = { $set: { provenAt: new Date(0) } };
	await db.collection("sessions").updateMany({ accountId: account?._id }, longAgo);
	return [cookiesOf(await post(`${url}/portal/login`, { email, password })), cookie];
}

/** Sends a form of somebody with cookies without them, as when the session has ended: it is kept. */
export async function leaveForm(url: string, cookie: string): Promise<void> {
	const openedBy = await ticketOf(url, cookie);
	await post(`${url}/portal/inquiry`, { openedBy, formId: "inquiry", customerName: "Nguyễn Thị Thu Hà" });
}

/** What the forms of somebody with cookies say of who has opened them. */
export async function ticketOf(url: string, cookie: string): Promise<string> {
	const page = await fetch(`${url}/portal/inquiry`, { headers: { Cookie: cookie } });
	const [ticket] = /(?<=name="openedBy" value=")[^"]+/.exec(await page.text()) ?? [];
	if (!ticket) throw new Error("The form does not say who has opened it");
	return ticket;
}

/** Somebody who is not let in, and has no form that is offered where no mail is configured. */
async function signUpWaiting(url: string, db: Connection): Promise<{ id: string; cookie: string }> {
	const email = "waiting@may-erp.example";
	const cookie = await signUp(url, email);
	const since = new Date();
	await db.collection("accounts").updateOne({ email }, { $set: { waiting: { since, language: "en" } } });
	await db.collection("users").updateOne({ email }, { $set: { waitingSince: since } });
	const account = await db.collection("accounts").findOne({ email });
	return { id: String(account?._id), cookie };
}

/** Runs in the browser. */
function readForms(html: string): { address: string; controls: Control[] }[] {
	const page = new DOMParser().parseFromString(html, "text/html");
	return [...page.querySelectorAll<HTMLFormElement>("form[method=post]")].map((form) => ({
		address: form.getAttribute("action") ?? "",
		controls: [...form.elements].map((element) => ({
			name: element.getAttribute("name") ?? "",
			type: (element as HTMLInputElement).type,
			value: (element as HTMLInputElement).value,
			options: element instanceof HTMLSelectElement ? [...element.options].map(({ value }) => value) : [],
		})),
	}));
}

function valuesOf(controls: Control[]): Record<string, string> {
	const named = controls.filter(({ name }) => name !== "" && name !== "website");
	return Object.fromEntries(
		named.map(({ name, type, value, options }) => [
			name,
			known[name] ??
				(value && !["checkbox", "select-one"].includes(type) ? value : undefined) ??
				byType[type] ??
				options.find(Boolean) ??
				(type === "hidden" ? value : "Kho số 3"),
		]),
	);
}

const placesIn = ({ address }: Route) => address.split(":").length;

function matches(pattern: string, address: string): boolean {
	return new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(address);
}

/** Sends a demo request and chooses an hour. @returns the token of its visitor's own page */
async function bookDemo(url: string): Promise<string> {
	const fields = {
		companyName: "Công ty TNHH Gỗ Minh Phát",
		contactName: "Nguyễn Thị Thu Hà",
		email: "ha@minhphat.example",
		phone: "0912345678",
		preferredTime: "Bất kỳ",
		consent: "on",
		submissionId: crypto.randomUUID(),
	};
	const { headers } = await post(`${url}/demo`, fields);
	const page = await fetch(url + headers.get("Location"));
	const html = await page.text();
	const [token] = /(?<=\/yeu-cau\/)[0-9a-f]{32}/.exec(html) ?? [];
	const [hour] = /(?<=type="radio" name="hour"[^>]* value=")[^"]+/.exec(html) ?? [];
	if (!token || !hour) throw new Error(`The request was not stored: ${page.status}`);
	await post(`${url}/yeu-cau/${token}/gio-demo`, { hour });
	return token;
}

/** Logs an inquiry, as somebody with cookies. @returns its id */
export async function storeInquiry(url: string, cookie: string): Promise<string> {
	const fields = {
		customerName: "Nguyễn Thị Thu Hà",
		companyName: "Công ty TNHH Gỗ Minh Phát",
		customerEmail: "ha@minhphat.example",
		projectType: "crm",
		industry: "Đồ gỗ",
		requirements: "Giá thành",
		urgency: "low",
		submissionId: crypto.randomUUID(),
	};
	const answer = await post(`${url}/portal/inquiry.data`, fields, { Cookie: cookie });
	const [id] = /[0-9a-f]{24}/.exec(await answer.text()) ?? [];
	if (!id) throw new Error(`The inquiry was not stored: ${answer.status}`);
	return id;
}

/** Requests of visitors: nobody's, an admin's, an ended one and a demo; and one that looks like a robot's. */
async function storeRequests(url: string, admin: string, db: Connection) {
	const send = (website: string) =>
		post(`${url}/lien-he`, {
			...{ name: "Phan Văn Lộc", email: "loc@phanloc.example", phone: "0912345678", website },
			...{ subject: "Khác", message: `Cho 32 người dùng ${website}`, submissionId: crypto.randomUUID() },
		});
	for (const website of ["", "", "", "https://xau.example"]) await send(website);
	const stored = await db.collection("contactMessages").find().toArray();
	const demo = await db.collection("demoRequests").findOne();
	const requests = [...stored.map(({ _id }) => `contact-${_id}`), `demo-${demo?._id}`];
	const [, taken, ended] = requests;
	const headers = { Cookie: admin };
	await post(`${url}/portal/requests/${taken}/take`, {}, headers);
	await post(`${url}/portal/requests/${ended}/end`, { ending: "answered" }, headers);
	const suspected = await db.collection("suspectedSubmissions").findOne();
	return { requests, suspected: String(suspected?._id) };
}
