import mongoose from "mongoose";
import type { Page } from "playwright/test";
import { withOwnProduct } from "#tests/support/own-product.ts";
import type { Product } from "#tests/support/product.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { contact, demo, type PublicForm, trial } from "#tests/support/public-forms.ts";
import { expect, unique } from "#tests/support/test.ts";

// The real limits, behind one proxy, so that each test can be a network of its own.
const test = withOwnProduct({ FORM_MIN_SECONDS: "2", NETWORK_LIMIT: "40", TRUSTED_PROXIES: "1" });

test.slow();

const suspectedIn = async (product: Product, email: string) => {
	const db = await mongoose.createConnection(product.mongod.uri).asPromise();
	const found = await db.collection("suspectedSubmissions").find({ "fields.email": email }).toArray();
	const mails = await db.collection("outbox").countDocuments({ $or: [{ to: email }, { replyTo: email }] });
	const stored = await Promise.all(
		[trial, demo, contact].map((form) => db.collection(form.collection).countDocuments({ email })),
	);
	await db.close();
	return { suspicions: found.map(({ suspicion }) => suspicion), mails, stored: stored.join() };
};

async function fillIn(page: Page, form: PublicForm, email: string): Promise<PublicFormPage> {
	const at = new PublicFormPage(page, form);
	await at.open();
	await at.answerAll({ email });
	return at;
}

test("a person who takes their time is stored; one who mends an error at once, too", async ({
	page,
	product,
}) => {
	const email = `${unique()}@minhphat.vn`;
	const at = await fillIn(page, contact, "");
	await page.waitForTimeout(2_100);
	const madeAt = await at.main.locator("[name=shownAt]").inputValue();
	await at.send();
	await expect(at.summary).toBeVisible();
	expect(await at.main.locator("[name=shownAt]").inputValue()).toBe(madeAt);
	await at.answer("email", email);
	await at.send();
	await expect(at.heading).toHaveText(contact.sent);
	expect(await suspectedIn(product, email)).toEqual({ suspicions: [], mails: 1, stored: "0,0,1" });
});

test("a page that was left and gone back to is no haste", async ({ page, product }) => {
	const email = `${unique()}@minhphat.vn`;
	const at = await fillIn(page, contact, email);
	await page.goto("/pricing");
	await page.goBack();
	await at.answerAll({ email });
	await page.waitForTimeout(2_100);
	await at.send();
	await expect(at.heading).toHaveText(contact.sent);
	expect(await suspectedIn(product, email)).toMatchObject({ suspicions: [], stored: "0,0,1" });
});

for (const form of [trial, demo, contact]) {
	test(`${form.name}: who fills in what nobody sees reads the same, is kept apart, and gets no mail`, async ({
		page,
		product,
		expectSound,
	}) => {
		const email = `${unique()}@minhphat.vn`;
		const at = await fillIn(page, form, email);
		await expect(at.main.locator("#website")).toBeHidden();
		await expect(at.main.getByRole("textbox", { name: "Để trống ô này" })).toHaveCount(0);
		await expectSound(page);
		await at.main.locator("#website").evaluate((input: HTMLInputElement) => {
			input.value = "https://xau.example";
		});
		await page.waitForTimeout(2_100);
		await at.send();
		await expect(at.heading).toHaveText(form.sent);
		expect(await suspectedIn(product, email)).toEqual({ suspicions: ["trap"], mails: 0, stored: "0,0,0" });
	});
}

test("who is faster than anybody types is kept apart", async ({ page, product }) => {
	const email = `${unique()}@minhphat.vn`;
	const { answers, sent } = contact;
	await page.goto(contact.path);
	const hidden = await page
		.locator("main form[method=post] input[type=hidden]")
		.evaluateAll((inputs) =>
			inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
		);
	const fields = { ...answers, ...Object.fromEntries(hidden), email, shownAt: String(Date.now()) };
	const answer = await page.request.post(contact.path, { form: fields });
	expect(answer.status()).toBe(200);
	expect(await answer.text()).toContain(sent);
	expect(await suspectedIn(product, email)).toEqual({ suspicions: ["haste"], mails: 0, stored: "0,0,0" });
});

test("a network that has sent forty forms reads why it must wait, and loses nothing", async ({
	page,
	product,
	allowConsole,
	expectSound,
}) => {
	allowConsole(/429/);
	const network = { "X-Forwarded-For": "203.0.113.40" };
	const shownAt = String(Date.now() - 60_000);
	const post = (headers: Record<string, string>) =>
		page.request.post(contact.path, {
			headers,
			form: { ...contact.answers, submissionId: crypto.randomUUID(), shownAt, website: "" },
		});
	for (let index = 0; index < 40; index++) expect((await post(network)).status()).toBe(200);
	expect((await post({ "X-Forwarded-For": "198.51.100.7, 203.0.113.40" })).status()).toBe(429);
	expect((await post({ "X-Forwarded-For": "203.0.113.41" })).status()).toBe(200);

	const email = `${unique()}@minhphat.vn`;
	await page.context().setExtraHTTPHeaders(network);
	const at = await fillIn(page, contact, email);
	await page.waitForTimeout(2_100);
	await at.send();
	await expect(at.summary).toContainText("vẫn còn dưới đây");
	await expect(at.summary).toBeFocused();
	for (const [field, value] of Object.entries({ ...contact.answers, email })) {
		expect(await at.value(field), field).toBe(value);
	}
	await expectSound(page);
	expect(await suspectedIn(product, email)).toEqual({ suspicions: [], mails: 0, stored: "0,0,0" });
	await page.context().setExtraHTTPHeaders({ "X-Forwarded-For": "203.0.113.42" });
	await at.send();
	await expect(at.heading).toHaveText(contact.sent);
});
