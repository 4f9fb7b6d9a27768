import type { Connection } from "mongoose";
import type { Line, Section } from "#scripts/report.ts";
import type { ProductWithMongod } from "#tests/support/product.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { type Form, findForms } from "./forms.ts";
import { none, told } from "./lines.ts";
import { keep, post } from "./staff.ts";
import { withProduct } from "./with-product.ts";

/** Planted in every field by its kind; none may come up outside the form it was typed in. */
const canaries = {
	email: "canary-k7q2@minhphat.vn",
	phone: "0987612345",
	text: "Canary K7Q2",
	password: "canary-matkhau-k7q2",
	token: "canaryTokenK7Q2canaryTokenK7Q2canaryTokenK7Q2",
};

const found = (text: string) =>
	Object.values(canaries).filter(
		(canary) => text.includes(canary) || text.includes(encodeURIComponent(canary)),
	);

export const canariesSection: Section = {
	name: "canaries",
	title: "Personal data and passwords in logs, error pages and addresses",
	run() {
		const log: string[] = [];
		// With the whole log, and a mail server that does not answer.
		const env = { LOG_LEVEL: "trace", SMTP_URL: "smtp://127.0.0.1:9", MONGODB_TIMEOUT_MS: "500" };
		const onOutput = (text: string) => void log.push(text);
		return withProduct((product, db) => tryStages(product, db, log), { env, onOutput });
	},
};

type Answer = {
	address: string;
	status: number;
	place: string;
	body: string;
	secrets: string[];
	shownAnyway?: string[];
};

async function tryStages(product: ProductWithMongod, db: Connection, log: string[]): Promise<Line[]> {
	const { url, mongod } = product;
	const forms = await findForms(product);
	const lines: Line[] = [];
	const asBefore = await keep(db, ["accounts", "sessions", "users"]);
	let isUp = true;
	const send = async (form: Form, change: (fields: Record<string, string>) => Record<string, string>) => {
		const fields = change(planted(form));
		// Asks for a page, as a browser does; a route without one would otherwise send back as data what was posted.
		const answer = await post(url + form.action, fields, { Cookie: form.cookie, Accept: "text/html" });
		// A form that is accepted may end the session that the next one needs.
		if (isUp && answer.status < 400) await asBefore();
		return { ...(await read(answer, fields)), shownAnyway: isUp ? await shownAt(form) : [] };
	};
	/** What a page of staff shows of what is stored, whether a form was refused there or not. */
	const shownAt = async ({ action, cookie }: Form) =>
		found(aroundForms(await (await fetch(url + action, { headers: { Cookie: cookie } })).text()));
	const ask = async (address: string, init: RequestInit = {}) =>
		read(await fetch(url + address, { redirect: "manual", ...init }), {});
	const stage = async (what: string, run: () => Promise<Answer[]>) => {
		log.splice(0);
		const answers = await run();
		// Mails are tried a moment after the request.
		await new Promise((resolve) => setTimeout(resolve, 2_000));
		const hits = [
			...found(log.join("")).map((canary) => `log: ${canary}`),
			...answers.flatMap(({ address, status, place, body, secrets, shownAnyway = [] }) => [
				...found(place).map((canary) => `address ${place}: ${canary}`),
				...secrets
					.filter((secret) => body.includes(secret))
					.map((secret) => `page ${address} ${status}: ${secret}`),
				...(status >= 400 ? found(aroundForms(body)) : [])
					.filter((canary) => !shownAnyway.includes(canary))
					.map((canary) => `page ${address} ${status}: ${canary}`),
			]),
		];
		lines.push(none(`${what}: hits`, hits, `; ${told(answers.map(({ status }) => status))}`));
	};

	await stage("every form with something wrong in it", () =>
		inTurn(forms, (form) =>
			send(form, (fields) => ({ ...fields, submissionId: "wrong", consent: "", version: "x", role: "x" })),
		),
	);
	await stage("every form with a field that it has not", () =>
		inTurn(forms, (form) => send(form, (fields) => ({ ...fields, [canaries.text]: canaries.email }))),
	);
	await stage("every form as another type, and too big", async () => [
		...(await inTurn(forms, async (form) => ({
			...(await ask(form.action, {
				method: "POST",
				body: JSON.stringify(canaries),
				headers: { Cookie: form.cookie, "Content-Type": "application/json" },
			})),
			shownAnyway: await shownAt(form),
		}))),
		...(await inTurn(forms, (form) =>
			send(form, (fields) => ({ ...fields, x: canaries.text.repeat(30_000) })),
		)),
	]);
	await stage("addresses with a token, an address and a name in them", async () => {
		const places = [
			`/portal/reset/${canaries.token}`,
			`/portal/confirm/${canaries.token}`,
			`/khong-co/${canaries.email}`,
			`/${canaries.token}/${encodeURIComponent(canaries.text)}`,
		];
		const posted = await inTurn(places, (place) =>
			ask(place, { method: "POST", body: new URLSearchParams() }),
		);
		const asked = await inTurn(places, (place) => ask(place, { method: "PUT" }));
		// A missing page may name its own address to search engines only.
		return [...posted, ...asked];
	});
	await stage("a handler that throws, for data that is broken", async () => {
		await db
			.collection("salesInquiries")
			.updateMany({}, { $unset: { createdAt: 1 }, $set: { companyName: canaries.text } });
		await db.collection("accounts").updateMany({}, { $set: { emailConfirmedAt: canaries.text } });
		const opened = forms.filter(({ action }) => action.includes("/inquiries/"));
		return [
			...(await inTurn(opened, ({ action, cookie }) =>
				ask(action.replace(/\/[^/]+$/, ""), { headers: { Cookie: cookie } }),
			)),
			...(await inTurn(opened, (form) => send(form, (fields) => fields))),
		];
	});
	await stage("every form, and a mail server that does not answer", () =>
		inTurn(
			forms.filter(({ action }) => !action.includes("logout")),
			(form) => send(form, (fields) => fields),
		),
	);
	await stage("every form, and no database", async () => {
		await mongod.stop();
		isUp = false;
		return inTurn(forms, (form) => send(form, (fields) => fields));
	});
	return lines;
}

/** Without its forms, which keep what was typed, and without script data. */
function aroundForms(page: string): string {
	return page.replace(/<form[\s\S]*?<\/form>/g, "").replace(/<script[\s\S]*?<\/script>/g, "");
}

function planted({ fields }: Form): Record<string, string> {
	const canaryFor = (name: string, value: string) => {
		if (/password|^current$/i.test(name)) return canaries.password;
		if (value === "canary@minhphat.vn" || /email/i.test(name)) return canaries.email;
		if (/phone/i.test(name)) return canaries.phone;
		return /name|kho số|giá thành|đồ gỗ/i.test(`${name} ${value}`) ? canaries.text : value;
	};
	const named = Object.entries(fields).map(([name, value]) => [name, canaryFor(name, value)]);
	return Object.fromEntries(named);
}

async function read(answer: Response, fields: Record<string, string>): Promise<Answer> {
	const secrets = [canaries.password, password, canaries.token].filter((secret) =>
		Object.values(fields).includes(secret),
	);
	const place = answer.headers.get("Location") ?? "";
	const address = new URL(answer.url).pathname;
	return { address, status: answer.status, place, body: await answer.text(), secrets };
}

async function inTurn<Item>(items: Item[], work: (item: Item) => Promise<Answer>): Promise<Answer[]> {
	const answers: Answer[] = [];
	for (const item of items) answers.push(await work(item));
	return answers;
}
