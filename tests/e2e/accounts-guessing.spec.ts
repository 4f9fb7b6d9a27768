import { errorBox } from "#tests/support/error-box.ts";
import { logIn, signUp } from "#tests/support/staff.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test.slow();

test("guesses from ever new networks end after ten, and the owner still gets in", async ({
	page,
	request,
	browser,
	baseURL,
	expectSound,
}) => {
	const email = await signUp(page);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	const answers: Record<string, string[]> = {};
	for (const address of [email, `nobody-${unique()}@may-erp.example`]) {
		answers[address] = [];
		for (let index = 0; index < 25; index++) {
			const answer = await request.post("/portal/login", {
				form: { email: address, password: `guess ${index}` },
				headers: { "X-Forwarded-For": `203.0.113.${index}`, "X-Real-IP": `203.0.113.${index}` },
			});
			expect(answer.status()).toBe(index < 10 ? 400 : 429);
			const [, box = ""] = /class="error-box"[^>]*>(.*?)<\/section>/s.exec(await answer.text()) ?? [];
			answers[address]?.push(box);
		}
	}
	const [known, unknown] = Object.values(answers);
	expect(known).toEqual(unknown);
	expect(new Set(known?.slice(0, 10)).size).toBe(1);
	expect(known?.[9]).toContain("Failed to log in. Please check your credentials.");
	expect(known?.[10]).toContain("wait 10 minutes");

	const stranger = await (await browser.newContext({ baseURL })).newPage();
	await stranger.goto("/portal/login");
	await logIn(stranger, email);
	await expect(errorBox(stranger)).toContainText("Failed to log in. Please check your credentials.");
	await expectSound(stranger);
	await stranger.context().close();

	await logIn(page, email, password);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
});
