import { errorBox } from "#tests/support/error-box.ts";
import { enter } from "#tests/support/portal.ts";
import { logIn } from "#tests/support/staff.ts";
import { expect, test } from "#tests/support/test.ts";

test("who is kept out after too many guesses reads so", async ({
	page,
	visitor,
	allowConsole,
	expectSound,
}) => {
	allowConsole(/429/);
	const [email, guesser] = [await enter({ request: await visitor() }), await visitor()];
	const form = { email, password: "guess" };
	for (let index = 0; index < 10; index++) await guesser.post("/portal/login", { form });
	await page.goto("/portal/login");
	await logIn(page, email);
	await expect(errorBox(page)).toContainText("Failed to log in. Please check your credentials.");
	await expect(errorBox(page)).toContainText("wait 10 minutes");
	await expectSound(page);
});
