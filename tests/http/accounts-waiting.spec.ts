import mongoose from "mongoose";
import type { APIRequestContext, APIResponse } from "playwright/test";
import { expect, readPage, unique } from "#tests/support/http.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { enter, enterAgain, store } from "#tests/support/portal.ts";
import { fillIn, readRoutes } from "#tests/support/routes.ts";
import { adminEmail, password } from "#tests/support/staff-accounts.ts";
import { changesBetween, digestOf } from "#tests/support/stored-digest.ts";
import { sendRequest } from "#tests/support/visitor-requests.ts";

const test = withOwnProduct({ SIGNUP: "approval" });

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE"];

type Outcome = { status: number; target: string; text: string };

/** What an answer is and where it leads, as a page or as data. */
async function outcomeOf(answer: APIResponse): Promise<Outcome> {
	const text = await answer.text();
	const target = answer.headers().location ?? /"(\/portal\/[^"]*)"/.exec(text)?.[1] ?? "";
	return { status: answer.status(), target, text };
}

const isSame = (one: Outcome, other: Outcome) => one.status === other.status && one.target === other.target;

test("somebody who waits reaches nothing: no route of the portal, by no verb, nor as data", async ({
	request,
	visitor,
	product,
}) => {
	const db = await mongoose.createConnection(product.uri).asPromise();
	const admin = await visitor();
	const person = { fullName: "Quản trị", email: adminEmail, password, confirmPassword: password };
	await admin.post("/portal/signup", { form: person });
	const secret = `Gỗ Bí Mật ${unique()}`;
	const inquiry = await store({ request: admin }, db, { companyName: secret });
	const demo = await sendRequest({ request: admin }, db, "demo", { companyName: secret });
	await enter({ request });
	const waiting = await db.collection("accounts").findOne({ waiting: { $exists: true } });
	const others: Record<string, unknown> = { staff: waiting?._id, requests: "000000000000000000000000" };
	const onTheirWay = () => db.collection("outbox").countDocuments({ sentAt: { $exists: false } });
	await expect.poll(onTheirWay).toBe(0);
	const before = await digestOf(db);

	const places = { request: demo, token: "x".repeat(43) };
	const routes = (await readRoutes()).filter(({ address }) => address.startsWith("/portal"));
	expect(routes.length).toBeGreaterThan(40);
	const guest = await visitor();
	const reached: string[] = [];
	for (const { id: route, address } of routes) {
		const id = /\/(staff|quarantine)\//.exec(address) ? String(others[address.split("/")[2] ?? ""]) : inquiry;
		const path = fillIn(address.replace("/*", "/khong-co"), { ...places, id });
		const named = encodeURIComponent(route);
		const asPageOrData = [path, `${path}.data`, `${path}.data?_routes=${named}`, `${path}?_data=${named}`];
		const tryPlace = async (place: string) => {
			for (const method of methods) {
				if (path === "/portal/waiting" || (path === "/portal/logout" && method === "POST")) continue;
				const form = /GET|HEAD/.test(method)
					? undefined
					: { pressed: "yes", status: "completed", role: "admin" };
				const ask = async (by: APIRequestContext) =>
					outcomeOf(await by.fetch(place, { method, form, maxRedirects: 0 }));
				const theirs = await ask(request);
				const isRefused = theirs.status >= 400 || /^\/portal\/(waiting$|login\b)/.test(theirs.target);
				if ((!isRefused && !isSame(theirs, await ask(guest))) || theirs.text.includes(secret))
					reached.push(`${method} ${place}: ${theirs.status} ${theirs.target}`);
			}
		};
		await Promise.all(asPageOrData.map(tryPlace));
	}
	expect(reached).toEqual([]);
	expect(changesBetween(before, await digestOf(db)), "changed by all of it").toEqual([]);
	const page = await readPage(await request.get("/portal/dashboard"));
	expect(page.heading, "still signed in").toBe("Your account waits for approval");
	await db.close();
});

test("everybody who waits is found from the staff page: in pages, and by name", async ({
	request,
	visitor,
	product,
}) => {
	const person = { fullName: "Quản trị", email: adminEmail, password, confirmPassword: password };
	await request.post("/portal/signup", { form: person });
	await enterAgain({ request }, adminEmail);
	const db = await mongoose.createConnection(product.uri).asPromise();
	const since = new Date(Date.now() - 3_600_000);
	const many = Array.from({ length: 55 }, (_, index) => ({
		...{ email: `cho-${index}@gmail.com`, passwordHash: "x", createdAt: since },
		waiting: { since, language: "en" },
	}));
	await db.collection("accounts").insertMany(many);
	await db.close();
	const name = `Lê Cuối Hàng ${unique()}`;
	await enter({ request: await visitor() }, name);

	const pageAt = async (place: string) => readPage(await request.get(place));
	const staff = await pageAt("/portal/staff");
	expect(staff.main).not.toContain(name);
	expect(staff.html).toMatch(/<a [^>]*href="\/portal\/staff\/waiting"[^>]*>Show everyone who waits<\/a>/);
	for (const place of ["/portal/staff?q=cuoi+hang", "/portal/staff/waiting?q=cuoi+hang"]) {
		const found = await pageAt(place);
		expect(found.html).toContain(`aria-label="Approve: ${name}, `);
		expect(found.main).not.toContain("cho-1@gmail.com");
	}
	const first = await pageAt("/portal/staff/waiting");
	const [, next = ""] = /<a [^>]*rel="next"[^>]* href="([^"]*)"/.exec(first.html) ?? [];
	const last = await pageAt(next.replaceAll("&amp;", "&"));
	expect([first.heading, first.main.includes(name), last.main.includes(name)]).toEqual([
		"Waiting for approval",
		false,
		true,
	]);
});
