import type { APIResponse } from "playwright/test";
import { expect, readPage, test, unique } from "#tests/support/http.ts";
import { enter } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";

const newPerson = (values: Record<string, string> = {}) => ({
	fullName: "Trần Văn Bình",
	email: `rep-${unique()}@may-erp.example`,
	password,
	confirmPassword: values.password ?? password,
	...values,
});

for (const [name, values, field, message] of [
	["no name", { fullName: "" }, "fullName", "Please enter your full name"],
	["an impossible address", { email: "khong-phai-email" }, "email", "Invalid email address."],
	["a look-alike address", { email: "b\u0131nh@may-erp.example" }, "email", "Invalid email address."],
	["different passwords", { confirmPassword: "khac-hẳn-2026" }, "confirmPassword", "Passwords do not match"],
	["no repeated password", { confirmPassword: "" }, "confirmPassword", "Please enter the password again"],
	["a short password", { password: "12345" }, "password", "Password must be at least 6 characters"],
	[
		"a common password",
		{ password: "Password1" },
		"password",
		"Everybody who guesses passwords tries this one first. Choose a short sentence instead.",
	],
	[
		"a password made of the brand",
		{ password: "M@yERP-2026" },
		"password",
		"This password is too close to your name, your email or the company's name. Choose a short sentence instead.",
	],
	[
		"a password made of the name",
		{ password: "vanbinh2026!" },
		"password",
		"This password is too close to your name, your email or the company's name. Choose a short sentence instead.",
	],
] as const) {
	test(`sign-up refuses ${name} and stores nothing`, async ({ request, db }) => {
		const person = newPerson(values);
		const answer = await request.post("/portal/signup", { form: person });
		const page = await readPage(answer);
		expect(page.status).toBe(400);
		expect(page.refusal).toBe(`Please check the following ${message}`);
		expect(page.description(field)).toContain(message);
		expect(page.value("email")).toBe(person.email);
		expect(page.html).not.toContain(`value="${person.password}"`);
		expect(answer.headers()["set-cookie"]).toBeUndefined();
		expect(await db.collection("accounts").countDocuments({ email: person.email })).toBe(0);
	});
}

test("an address that has an account cannot sign up again, in whatever case", async ({
	request,
	visitor,
	db,
}) => {
	const email = await enter({ request: await visitor() });
	const form = newPerson({ email: email.toUpperCase() });
	const page = await readPage(await request.post("/portal/signup", { form }));
	expect(page.status).toBe(400);
	expect(page.description("email")).toBe("This email is already registered. Please log in instead.");
	expect(await db.collection("accounts").countDocuments({ email })).toBe(1);
});

test("an address is the same in whatever letters it is typed: signing up, logging in and asking for a link", async ({
	request,
	visitor,
	db,
}) => {
	const person = newPerson();
	const { email } = person;
	const typed = {
		email: `\u00a0${email.toUpperCase().replace("@", "\uff20").replace("REP", "\uff32\uff25\uff30")}\u200b`,
	};
	const place = async (answer: Promise<APIResponse>) => (await answer).headers().location;
	expect(
		await place(request.post("/portal/signup", { form: { ...person, ...typed }, maxRedirects: 0 })),
	).toBe("/portal/dashboard");
	expect(await db.collection("accounts").countDocuments({ email })).toBe(1);
	const guest = await visitor();
	expect(await place(guest.post("/portal/login", { form: { ...typed, password }, maxRedirects: 0 }))).toBe(
		"/portal/dashboard",
	);
	await guest.post("/portal/reset", { form: typed });
	expect(await db.collection("outbox").countDocuments({ to: email, kind: "reset" })).toBe(1);
});

test("wrong credentials get one answer, whether or not the address has an account", async ({
	request,
	visitor,
}) => {
	const known = await enter({ request: await visitor() });
	const answers: string[] = [];
	for (const email of [known, `nobody-${unique()}@may-erp.example`]) {
		const form = { email, password: "sai-mat-khau" };
		const page = await readPage(await request.post("/portal/login", { form }));
		expect(page.status).toBe(400);
		expect(page.refusal).toBe("Failed to log in. Please check your credentials.");
		expect(page.value("email")).toBe(email);
		answers.push(page.html.replaceAll(email, "").replace(/nonce="[^"]*"/g, ""));
	}
	expect(answers[0]).toBe(answers[1]);
});

for (const wanted of ["https://xau.example/", "//xau.example", "/\\xau.example", "/.//xau.example"]) {
	test(`the way back ${wanted} does not leave the site`, async ({ request, visitor }) => {
		const email = await enter({ request });
		const query = new URLSearchParams({ returnTo: wanted });
		const form = { email, password };
		const guest = await visitor();
		const answer = await guest.post(`/portal/login?${query}`, { form, maxRedirects: 0 });
		expect(answer.status()).toBe(302);
		expect(answer.headers().location).toBe("/portal/dashboard");
		const scripted = await visitor();
		const data = await (await scripted.post(`/portal/login.data?${query}`, { form, maxRedirects: 0 })).text();
		expect(data).toContain('"/portal/dashboard"');
		expect(data).not.toContain("xau.example");
		const again = await guest.get(`/portal/login?${query}`, { maxRedirects: 0 });
		expect(again.headers().location).toBe("/portal/dashboard");
	});
}
