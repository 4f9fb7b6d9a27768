import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BrowserContext, chromium } from "playwright/test";
import { browserFlags } from "#scripts/browser/find-browser.ts";
import { type } from "#tests/support/keys.ts";
import { adminEmail, password } from "#tests/support/staff-accounts.ts";
import { expect, test as shared } from "#tests/support/test.ts";

/** A browser whose owner has forbidden all cookies in its settings, and with them all storage. */
const test = shared.extend<{ blocking: BrowserContext }>({
	blocking: async ({ baseURL, javaScriptEnabled }, use, info) => {
		const profile = info.outputPath("profile");
		await mkdir(path.join(profile, "Default"), { recursive: true });
		const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
		await writeFile(path.join(profile, "Default/Preferences"), JSON.stringify(settings));
		const context = await chromium.launchPersistentContext(profile, {
			executablePath: process.env.E2E_BROWSER,
			args: browserFlags,
			baseURL,
			javaScriptEnabled,
		});
		await use(context);
		await context.close();
	},
});

test("who signs in with cookies blocked is told that they are needed", async ({ blocking }) => {
	const page = await blocking.newPage();
	await page.goto("/portal/dashboard");
	await expect(page.getByRole("alert")).toHaveCount(0);
	await type(page.getByLabel("Email"), adminEmail);
	await type(page.getByLabel("Password"), password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByRole("alert")).toContainText("Your browser blocks cookies for this site");
	await expect(page).toHaveURL(/\/portal\/login\?returnTo=%2Fportal%2Fdashboard&cookies=blocked$/);
});

// Only a script asks for the storage.
test("with the storage alone blocked everything works", { tag: "@js" }, async ({ page, allowConsole }) => {
	allowConsole(/The storage is shut/);
	await page.addInitScript(() => {
		for (const name of ["sessionStorage", "localStorage"]) {
			Object.defineProperty(window, name, {
				configurable: true,
				get() {
					throw new DOMException("The storage is shut", "SecurityError");
				},
			});
		}
	});
	await page.goto("/portal/login");
	await type(page.getByLabel("Email"), adminEmail);
	await type(page.getByLabel("Password"), password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL("/portal/dashboard");
	await page.getByRole("link", { name: "Staff" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Staff");
});
