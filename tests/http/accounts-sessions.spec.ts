import type { APIRequestContext } from "playwright/test";
import { expect, readPage, test } from "#tests/support/http.ts";
import { enter, enterAgain } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";

const newPassword = "mot-mat-khau-moi-2026";

async function sessionOf(visitor: APIRequestContext): Promise<string> {
	const { cookies } = await visitor.storageState();
	return cookies.find(({ name }) => name === "session")?.value ?? "";
}

/** How many of twenty requests are sent to the login page. */
async function refusals(guest: APIRequestContext, session: string): Promise<number> {
	let refused = 0;
	for (let index = 0; index < 20; index++) {
		const path = index % 2 ? "/portal/dashboard" : "/portal/devices.data";
		const answer = await guest.get(path, { headers: { Cookie: `session=${session}` }, maxRedirects: 0 });
		const place = answer.headers().location ?? (await answer.text());
		if (place.includes("/portal/login")) refused++;
	}
	return refused;
}

test("signing in makes a new session, and signing out ends it for good", async ({ request, visitor }) => {
	const [guest, person] = [request, await visitor()];
	const email = await enter({ request: person });
	const first = await sessionOf(person);
	const again = await person.post("/portal/login", { form: { email, password }, maxRedirects: 0 });
	expect(again.status()).toBe(302);
	const [cookie] = again.headersArray().filter(({ value }) => value.startsWith("session="));
	expect(cookie?.value).toMatch(/; HttpOnly; SameSite=Lax$/);
	expect(cookie?.value).not.toContain(first);
	const [device] = again.headersArray().filter(({ value }) => value.startsWith("device="));
	expect(device?.value, "who is known here is known for a year").toMatch(/; Max-Age=31536000; /);
	expect(await refusals(guest, first)).toBe(20);

	const second = await sessionOf(person);
	expect(await refusals(guest, second)).toBe(0);
	const left = await person.post("/portal/logout", { form: {}, maxRedirects: 0 });
	expect(left.headers().location).toBe("/portal/login");
	expect(await refusals(guest, second)).toBe(20);
	expect(await sessionOf(person)).toBe("");
});

test("a changed password ends every other session, and only the new one signs in", async ({
	request,
	visitor,
	db,
}) => {
	const [person, other] = [await visitor(), await visitor()];
	const email = await enter({ request: person });
	await enterAgain({ request: other }, email);
	const [mine, theirs] = [await sessionOf(person), await sessionOf(other)];
	const change = (current: string, chosen: string, confirmPassword = chosen) => {
		const form = { current, password: chosen, confirmPassword };
		return person.post("/portal/password", { form, maxRedirects: 0 });
	};
	const before = await db.collection("accounts").findOne({ email });
	for (const [answer, field, message] of [
		[await change("sai-mat-khau", newPassword), "current", "This is not your current password"],
		[await change(password, newPassword, "khac-hẳn"), "confirmPassword", "Passwords do not match"],
		[
			await change(password, "123456"),
			"password",
			"Everybody who guesses passwords tries this one first. Choose a short sentence instead.",
		],
	] as const) {
		const page = await readPage(answer);
		expect([page.status, page.description(field)]).toEqual([400, expect.stringContaining(message)]);
		expect(page.html).not.toContain(password);
	}
	expect(await db.collection("accounts").findOne({ email })).toEqual(before);

	expect((await change(password, newPassword)).headers().location).toContain("/portal/devices");
	const after = await db.collection("accounts").findOne({ email });
	expect(after?.passwordHash).not.toBe(before?.passwordHash);
	expect(await db.collection("sessions").countDocuments({ accountId: after?._id })).toBe(1);
	expect(await refusals(request, mine)).toBe(20);
	expect(await refusals(request, theirs)).toBe(20);
	expect(await refusals(request, await sessionOf(person))).toBe(0);
	const old = await request.post("/portal/login", { form: { email, password }, maxRedirects: 0 });
	expect((await readPage(old)).refusal).toBe("Failed to log in. Please check your credentials.");
	await enterAgain({ request: other }, email, newPassword);
});

test("nobody signs out another's device", async ({ request, visitor, db }) => {
	const victim = await enter({ request: await visitor() });
	const account = await db.collection("accounts").findOne({ email: victim });
	const session = await db.collection("sessions").findOne({ accountId: account?._id });
	await enter({ request });
	const answer = await request.post("/portal/devices", {
		form: { session: String(session?._id) },
		maxRedirects: 0,
	});
	expect(answer.status()).toBe(303);
	expect(await db.collection("sessions").countDocuments({ accountId: account?._id })).toBe(1);
	for (const form of ["session=x", "session=", "", "session=a&session=b"]) {
		const headers = { "Content-Type": "application/x-www-form-urlencoded" };
		const refused = await request.post("/portal/devices", { data: form, headers });
		expect(refused.status()).toBe(400);
	}
});
