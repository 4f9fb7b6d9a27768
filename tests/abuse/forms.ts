import mongoose, { type Connection } from "mongoose";
import { chromium } from "playwright/test";
import { waitingPage } from "#app/addresses/portal.ts";
import { policyReports } from "#app/addresses/site.ts";
import { browserFlags, findBrowser } from "#scripts/browser/find-browser.ts";
import { addFactorWith } from "#tests/support/factor.ts";
import type { Product } from "#tests/support/product.ts";
import { fillIn, type Route, readRoutes } from "#tests/support/routes.ts";
import { adminEmail, password } from "#tests/support/staff-accounts.ts";
import {
	cookiesOf,
	givePasskey,
	makeLink,
	makeWait,
	openDatabaseOf,
	post,
	signUp,
	storeInquiry,
} from "./staff.ts";
import { robotSigns, sendDemo, sendMessage } from "./visitors.ts";

/** Every field is filled in with something valid; it does not say who has opened it, as a forger would not. */
export type Form = { action: string; route: Route; fields: Record<string, string>; cookie: string };

type Control = { name: string; type: string; value: string; options: string[] };

const known: Record<string, string> = {
	session: "everywhere",
	language: "en",
	password,
	confirmPassword: password,
	current: password,
	users: "18",
};

const byType: Record<string, string> = {
	email: "canary@minhphat.vn",
	tel: "0912345678",
	date: "2027-01-05",
	checkbox: "on",
	password,
};

/**
 * Forms of every page for a guest, a mailed link and an administrator, one for each route with an action; first the
 * second step of signing in, which has ten minutes.
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
	// Overdue, so that it stands on the page of today.
	await db
		.collection("salesInquiries")
		.updateOne({ _id: new mongoose.Types.ObjectId(id) }, { $set: { followUpOn: "2026-01-05" } });
	// Something that can be handed over.
	await storeInquiry(product.url, people[1] ?? "");
	const token = await bookDemo(product.url);
	const { requests, suspected } = await storeRequests(product.url, admin, db);
	const invited = "invited@may-erp.example";
	await post(`${product.url}/portal/staff/invitations`, { email: invited, role: "sales" }, { Cookie: admin });
	const waiting = await signUp(product.url, "waiting@may-erp.example");
	const waitingId = await makeWait(db, "waiting@may-erp.example");
	await leaveForm(product.url, admin);
	const links = {
		reset: await makeLink(db, "reset-password"),
		confirm: await makeLink(db, "confirm-email"),
		invite: await makeLink(db, "accept-invitation", invited),
	};
	await db.close();
	const placesOf = (address: string): Record<string, string>[] => {
		if (address.startsWith("/portal/staff"))
			return [{ id: address.includes("/waiting/") ? waitingId : String(rep?._id) }];
		if (address.includes("quarantine")) return [{ id: suspected }];
		if (address.includes(":record")) return [{ record: id }];
		return address.includes(":request") ? requests.map((request) => ({ request })) : [{ id }];
	};
	const queries: Record<string, string> = {
		"/portal/customers/:record/same": "?q=phanloc",
	};
	for (const step of ["delete", "hand-over"]) queries[`/portal/inquiries/several/${step}`] = `?chosen=${id}`;
	queries["/portal/requests/several/hand-over"] = `?chosen=${requests[0]}`;
	const unseen: Record<string, Pick<Form, "fields" | "cookie">> = {
		// Offered only where mail is configured, and only where it is not.
		[waitingPage]: { fields: { pressed: "yes" }, cookie: waiting },
		"/portal/staff/:id/link": { fields: { proof: password }, cookie: admin },
		// Where somebody's work is held.
		"/portal/staff/:id/give-back": { fields: { pressed: "yes" }, cookie: admin },
		// Of a trial whose account is open or that became an inquiry, and of inquiries that are completed or whose customer has corrected something.
		"/yeu-cau/:token/dung-dung-thu": { fields: { pressed: "yes" }, cookie: "" },
		"/portal/requests/:request/open-trial": { fields: { pressed: "yes" }, cookie: admin },
		"/portal/requests/:request/call-off-trial": { fields: { pressed: "yes" }, cookie: admin },
		"/portal/requests/:request/trial": { fields: { change: "cancelled" }, cookie: admin },
		"/portal/inquiries/:id/apply": { fields: { pressed: "yes" }, cookie: admin },
		// Sent by scripts, with answers of no passkey.
		"/portal/login/passkey": { fields: { response: "{}" }, cookie: people[1] ?? "" },
		"/portal/factor/passkey": { fields: { name: "Máy ở nhà", proof: password }, cookie: people[1] ?? "" },
	};

	const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
	const forms = new Map<string, Form>();
	try {
		const reader = await browser.newPage();
		const all = routes
			.map(({ address }) => address + (queries[address] ?? ""))
			.filter((address) => !/[*]|logout/.test(address));
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
				for (const place of placesOf(address)) {
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
	for (const route of routes) {
		const form = unseen[route.address];
		const [request = ""] = requests;
		const action = fillIn(route.address, { id: String(rep?._id), request, token });
		if (form && !forms.has(route.address)) forms.set(route.address, { action, route, ...form });
	}
	const missing = routes.filter(
		({ hasAction, address }) => hasAction && address !== policyReports && !forms.has(address),
	);
	if (missing.length > 0) throw new Error(`No form is known for ${missing.map(({ address }) => address)}`);
	const all = [...forms.values()];
	return [...all.filter(isBetweenSteps), ...all.filter((form) => !isBetweenSteps(form))];
}

const isBetweenSteps = ({ action }: Form) => action.startsWith("/portal/second-step");

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
	await givePasskey(db, email, passkeyId);
	const account = await db.collection("accounts").findOne({ email });
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
				(value && type !== "select-one" ? value : undefined) ??
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
export async function bookDemo(url: string): Promise<string> {
	const { headers } = await sendDemo(url);
	const [Cookie = ""] = (headers.get("Set-Cookie") ?? "").split(";");
	const page = await fetch(url + headers.get("Location"), { headers: { Cookie } });
	const html = await page.text();
	const [token] = /(?<=\/yeu-cau\/)[0-9a-f]{32}/.exec(html) ?? [];
	const [hour] = /(?<=type="radio" name="hour"[^>]* value=")[^"]+/.exec(html) ?? [];
	if (!token || !hour) throw new Error(`The request was not stored: ${page.status}`);
	await post(`${url}/yeu-cau/${token}/gio-demo`, { hour });
	return token;
}

/** Requests of visitors: nobody's, an admin's, an ended one, another visitor's and a demo; and one that looks like a robot's. */
async function storeRequests(url: string, admin: string, db: Connection) {
	const another = { name: "Phan Văn Lộc", email: "loc@phanloc.example" };
	for (const changes of [{}, {}, {}, another, robotSigns()]) await sendMessage(url, changes);
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
