import { expect, test } from "#tests/support/test.ts";

for (const address of ["/", "/lien-he", "/portal/login"]) {
	test(`a script that somebody has put into ${address} does not run, and is reported @js`, async ({
		page,
		allowConsole,
	}) => {
		allowConsole(/Content Security Policy|TrustedScript/);
		await page.goto(address);
		const reported = page.waitForResponse((response) => response.url().endsWith("/policy-reports"));
		await page.evaluate(() => {
			const script = document.createElement("script");
			script.append("document.title = 'taken over'");
			document.body.append(script);
		});
		expect((await reported).status()).toBe(204);
		await expect(page).not.toHaveTitle("taken over");
	});

	test(`no text becomes markup on ${address} @js`, async ({ page, allowConsole }) => {
		allowConsole(/TrustedHTML|Trusted Type/);
		await page.goto(address);
		const refused = await page.evaluate(() => {
			try {
				document.body.innerHTML = "<img src=x>";
			} catch (error) {
				return String(error);
			}
			return "";
		});
		expect(refused).toContain("TrustedHTML");
	});
}
