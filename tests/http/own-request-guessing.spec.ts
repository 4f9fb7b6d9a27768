import { readPage } from "#tests/support/http.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { ownPageIn } from "#tests/support/own-request.ts";
import { PostedForm } from "#tests/support/posted-form.ts";
import { contact } from "#tests/support/public-forms.ts";
import { realLimits, whileAccepted } from "#tests/support/suspected.ts";
import { expect } from "#tests/support/test.ts";

const test = withOwnProduct(realLimits);

test("a network that has guessed forty times is refused for ten minutes, but never a right address", async ({
	page,
}) => {
	const at = new PostedForm(page, contact);
	await at.open();
	const sent = await at.post({ shownAt: String(Date.now() - 60_000) });
	const address = await ownPageIn(sent);
	const open = (place: string, network: string) =>
		page.request.get(place, { headers: { "X-Forwarded-For": network } });
	for (let index = 0; index < 50; index++) expect((await open(address, "203.0.113.7")).status()).toBe(200);
	const guess = (index: number) => `/yeu-cau/${index.toString(16).padStart(32, "0")}`;
	let guesses = 0;
	await whileAccepted(404, async () => (await open(guess(guesses++), "203.0.113.7")).status());
	const refused = await readPage(await open(guess(guesses), "203.0.113.7"));
	expect([refused.status, refused.heading]).toEqual([429, "Mạng của anh chị vừa thử quá nhiều địa chỉ"]);
	for (const network of ["203.0.113.7", "203.0.113.8"])
		expect((await open(address, network)).status(), "who has a link is no guesser").toBe(200);
});
