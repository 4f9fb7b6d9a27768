import { withOwnProduct } from "#tests/support/own-product.ts";
import { PostedForm } from "#tests/support/posted-form.ts";
import { contact, demo, trial } from "#tests/support/public-forms.ts";
import { expectValid } from "#tests/support/sound.ts";
import { realLimits, suspectedIn, whileAccepted } from "#tests/support/suspected.ts";
import { expect, unique } from "#tests/support/test.ts";

const test = withOwnProduct(realLimits);

const longAgo = () => String(Date.now() - 60_000);

for (const form of [trial, demo, contact]) {
	test(`${form.name}: who fills in what nobody sees, in no time, reads the same, is kept apart, and gets no mail`, async ({
		page,
		product,
	}) => {
		const email = `${unique()}@minhphat.vn`;
		const at = new PostedForm(page, form);
		await at.open();
		const answer = await at.post({ email, shownAt: String(Date.now()), website: "https://xau.example" });
		expect(answer.status()).toBe(200);
		await expect(at.heading).toHaveText(form.sent);
		await expect(at.main, "a mail that does not leave is not promised").not.toContainText("Email xác nhận");
		expect(await suspectedIn(product, email)).toEqual({
			suspicions: [["trap", "haste"]],
			mails: 0,
			stored: "0,0,0",
		});
	});
}

test("a form that the browser has filled in and that is sent at once is stored, with its mails", async ({
	page,
	product,
}) => {
	const email = `${unique()}@minhphat.vn`;
	const at = new PostedForm(page, contact);
	await at.open();
	expect((await at.post({ email, shownAt: String(Date.now()) })).status()).toBe(200);
	await expect(at.heading).toHaveText(contact.sent);
	expect(await suspectedIn(product, email)).toEqual({ suspicions: [], mails: 2, stored: "0,0,1" });
});

test("a network that has sent forty forms reads why it must wait, and loses nothing, whatever it says of others before it", async ({
	page,
	product,
}) => {
	const email = `${unique()}@minhphat.vn`;
	const at = new PostedForm(page, contact);
	await at.open();
	const post = async (network: string, answers = {}) =>
		(await at.post({ ...answers, shownAt: longAgo() }, { "X-Forwarded-For": network })).status();
	await whileAccepted(200, () => post("203.0.113.140"));
	expect(await post("198.51.100.7, 203.0.113.140", { email })).toBe(429);
	await expect(at.summary).toContainText("vẫn còn dưới đây");
	await expect(at.summary).toHaveAttribute("autofocus", "");
	expect(await at.values()).toEqual({ ...contact.answers, email });
	await expectValid(at.html);
	expect(await suspectedIn(product, email)).toEqual({ suspicions: [], mails: 0, stored: "0,0,0" });
	expect(await post("203.0.113.141", { email })).toBe(200);
	expect(await suspectedIn(product, email)).toEqual({ suspicions: [], mails: 2, stored: "0,0,1" });
});
