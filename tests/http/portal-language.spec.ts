import mongoose from "mongoose";
import type { APIResponse } from "playwright/test";
import { makeLink } from "#tests/abuse/staff.ts";
import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { enter, enterAgain } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";

const languageOf = async (answer: APIResponse) => /<html[^>]* lang="(\w+)"/.exec(await answer.text())?.[1];

test("before anybody has chosen, the portal speaks the browser's language, else English", async ({
	visitor,
}) => {
	for (const [accepted, language] of [
		["vi-VN,vi;q=0.9,en;q=0.8", "vi"],
		["nl,en;q=0.5,vi;q=0.7", "vi"],
		["en-GB,vi;q=0.9", "en"],
		["vi;q=0, en;q=0.1", "en"],
		["nl, zh", "en"],
		[";;=,q", "en"],
	] as const) {
		const answer = await (await visitor()).get("/portal/login", { headers: { "Accept-Language": accepted } });
		expect(await languageOf(answer), accepted).toBe(language);
	}
});

test("the language that somebody has chosen goes with their account to another browser, and the site's is another matter", async ({
	request,
	visitor,
	db,
}) => {
	const email = await enter({ request });
	const choose = (language: string, returnTo: string) =>
		request.post("/language", { form: { language, returnTo } });
	expect(await languageOf(await choose("vi", "/portal/dashboard?urgency=high"))).toBe("vi");
	expect(await db.collection("accounts").findOne({ email })).toMatchObject({ language: "vi" });
	await choose("en", "/pricing");
	await choose("nl", "/portal/dashboard");
	expect(await languageOf(await request.get("/portal/requests"))).toBe("vi");

	const other = await visitor();
	await enterAgain({ request: other }, email);
	const answer = await other.get("/portal/dashboard?urgency=high");
	expect(await languageOf(answer)).toBe("vi");
	expect(answer.url()).toMatch(/\/portal\/dashboard\?urgency=high$/);
});

test("before the first choice an account has the language of its invitation", async ({
	request,
	visitor,
	db,
}) => {
	const email = `moi-${unique()}@congty.vn`;
	const invitation = { _id: new mongoose.Types.ObjectId(), email, role: "sales", language: "vi" };
	await db.collection("invitations").insertOne({ ...invitation, sentAt: new Date() });
	const page = await readPage(
		await request.get(`/portal/invite/${await makeLink(db, "accept-invitation", email)}`),
	);
	expect(page.main).toContain(`Tài khoản: ${email}`);
	const form = { fullName: "Lê An", password, confirmPassword: password };
	expect(await languageOf(await request.post("/portal/invited", { form }))).toBe("vi");

	const other = await visitor();
	expect(await languageOf(await other.get("/portal/login"))).toBe("en");
	await enterAgain({ request: other }, email);
	expect(await languageOf(await other.get("/portal/dashboard"))).toBe("vi");
	await other.post("/language", { form: { language: "en", returnTo: "/portal/dashboard" } });
	expect(await languageOf(await request.get("/portal/dashboard"))).toBe("en");
});
