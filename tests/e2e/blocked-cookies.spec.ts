import type { Page } from "playwright/test";
import { type } from "#tests/support/keys.ts";
import { openMenu } from "#tests/support/portal.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { trial } from "#tests/support/public-forms.ts";
import { adminEmail, password } from "#tests/support/staff-accounts.ts";
import { expect, test as shared, unique } from "#tests/support/test.ts";

/** A browser whose owner has forbidden cookies: it takes none, and so sends none. */
const test = shared.extend<{ cookieless: Page }>({
	cookieless: async ({ page, context }, use) => {
		await context.route("**/*", async (route) => {
			const response = await route.fetch({ maxRedirects: 0 });
			const { "set-cookie": _refused, ...headers } = response.headers();
			await context.clearCookies();
			await route.fulfill({ response, headers });
		});
		await use(page);
		await context.unrouteAll({ behavior: "ignoreErrors" });
	},
});

test("who signs in with cookies blocked is told that they are needed", async ({ cookieless: page }) => {
	await page.goto("/portal/dashboard");
	await expect(page.getByRole("alert")).toHaveCount(0);
	await type(page.getByLabel("Email"), adminEmail);
	await type(page.getByLabel("Password"), password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByRole("alert")).toContainText("Your browser blocks cookies for this site");
	await expect(page).toHaveURL(/\/portal\/login\?returnTo=%2Fportal%2Fdashboard&cookies=blocked$/);
});

test("a form sent with cookies blocked is stored, and its sender is told so", { tag: "@js" }, async ({
	cookieless,
	db,
}) => {
	const email = `${unique()}@minhphat.vn`;
	const at = new PublicFormPage(cookieless, trial);
	await at.open();
	await at.answerAll({ email });
	await at.send();
	await expect(at.heading).toHaveText(trial.sent);
	await expect(at.main).toContainText("Chúng tôi đã nhận được và sẽ liên hệ lại.");
	await cookieless.reload();
	await expect(at.heading).toHaveText(trial.sent);
	expect(await db.collection(trial.collection).countDocuments({ email })).toBe(1);
});

// Only a script asks for the storage.
test("with the storage alone blocked everything works", { tag: "@js" }, async ({ page, db }) => {
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
	const email = `${unique()}@minhphat.vn`;
	const at = new PublicFormPage(page, trial);
	await at.open();
	await at.answerAll({ email });
	await at.send();
	await expect(at.heading).toHaveText(trial.sent);
	expect(await db.collection(trial.collection).countDocuments({ email })).toBe(1);
	await page.goto("/portal/login");
	await type(page.getByLabel("Email"), adminEmail);
	await type(page.getByLabel("Password"), password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL("/portal/dashboard");
	await openMenu(page);
	await page.getByRole("link", { name: "Staff" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Staff");
	await page.getByRole("link", { name: "New Inquiry" }).click();
	await type(page.getByLabel("Customer name"), "Ngô Văn Sơn");
	await expect(page.getByLabel("Customer name")).toHaveValue("Ngô Văn Sơn");
	await openMenu(page);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL("/portal/login");
});

test("without HTTPS, where browsers make no random ids, links within a form lead to its fields", {
	tag: "@js",
}, async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(crypto, "randomUUID", { value: undefined }));
	const at = new PublicFormPage(page, trial);
	await at.open();
	await at.send();
	for (const [field, message] of Object.entries(trial.required)) {
		await at.summary.getByRole("link", { name: message, exact: true }).click();
		await expect(at.control(field)).toBeFocused();
		await expect(at.control(field)).toBeInViewport();
	}
});
