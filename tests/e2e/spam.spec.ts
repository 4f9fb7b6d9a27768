import type { Page } from "playwright/test";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { contact, type PublicForm } from "#tests/support/public-forms.ts";
import { realLimits, suspectedIn, takeTime, whileAccepted } from "#tests/support/suspected.ts";
import { expect, unique } from "#tests/support/test.ts";

const test = withOwnProduct(realLimits);

// Who is suspected is in tests/http/spam.spec.ts; here is what a person comes across.
async function fillIn(page: Page, form: PublicForm, email: string): Promise<PublicFormPage> {
	const at = new PublicFormPage(page, form);
	await at.open();
	await at.answerAll({ email });
	return at;
}

test("a person who takes their time is stored; one who mends an error at once, too", { tag: "@js" }, async ({
	page,
	product,
}) => {
	const email = `${unique()}@minhphat.vn`;
	const at = await fillIn(page, contact, "");
	await takeTime(at);
	const madeAt = await at.main.locator("[name=shownAt]").inputValue();
	await at.send();
	await expect(at.summary).toBeVisible();
	expect(await at.main.locator("[name=shownAt]").inputValue()).toBe(madeAt);
	await at.answer("email", email);
	await at.send();
	await expect(at.heading).toHaveText(contact.sent);
	expect(await suspectedIn(product, email)).toEqual({ suspicions: [], mails: 2, stored: "0,0,1" });
});

test("a page that was left and gone back to is no haste", { tag: "@js" }, async ({ page, product }) => {
	const email = `${unique()}@minhphat.vn`;
	const at = await fillIn(page, contact, email);
	await page.goto("/pricing");
	await page.goBack();
	await at.answerAll({ email });
	await takeTime(at);
	await at.send();
	await expect(at.heading).toHaveText(contact.sent);
	expect(await suspectedIn(product, email)).toMatchObject({ suspicions: [], stored: "0,0,1" });
});

// Without scripts: tests/http/spam.spec.ts.
test("a network that has sent forty forms reads why it must wait, and loses nothing", { tag: "@js" }, async ({
	page,
	product,
	allowConsole,
	expectSound,
}) => {
	allowConsole(/429/);
	const network = { "X-Forwarded-For": "203.0.113.40" };
	const shownAt = String(Date.now() - 60_000);
	await whileAccepted(200, async () => {
		const form = { ...contact.answers, submissionId: crypto.randomUUID(), shownAt, website: "" };
		return (await page.request.post(contact.path, { headers: network, form })).status();
	});
	const email = `${unique()}@minhphat.vn`;
	await page.context().setExtraHTTPHeaders(network);
	const at = await fillIn(page, contact, email);
	await takeTime(at);
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
