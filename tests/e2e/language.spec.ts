import { type } from "#tests/support/keys.ts";
import { enter, enterAgain, openMenu } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test } from "#tests/support/test.ts";

test("the language picker leads to the same page, and is remembered", { tag: "@js" }, async ({ page }) => {
	await page.goto("/pricing");
	await page.locator("summary", { hasText: "Chọn ngôn ngữ" }).click();
	await page.getByRole("button", { name: "Nederlands" }).click();
	await expect(page).toHaveURL(/\/nl\/pricing$/);
	await page.goto("/features");
	await expect(page).toHaveURL(/\/nl\/features$/);
});

test("the picker keeps the query, which a page sent from memory does not know", async ({ page }) => {
	await page.goto("/pricing?utm_source=zalo");
	await page.locator("summary", { hasText: "Chọn ngôn ngữ" }).click();
	await page.getByRole("button", { name: "Nederlands" }).click();
	await expect(page).toHaveURL(/\/nl\/pricing\?utm_source=zalo$/);
});

test("a chosen language is kept in the browser's storage, and read there once the cookie is gone", {
	tag: "@js",
}, async ({ page }) => {
	const kept = () => page.evaluate(() => localStorage.getItem("language"));
	const choose = async (name: string) => {
		await page.locator("header summary").first().click();
		await page.getByRole("button", { name }).click();
	};
	await page.goto("/pricing");
	await choose("Nederlands");
	await expect(page).toHaveURL(/\/nl\/pricing$/);
	expect(await kept()).toBe("nl");
	await page.goto("/en/pricing");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await page.goto("/portal/login");
	await page.getByRole("button", { name: "Tiếng Việt" }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "vi");
	expect(await kept(), "another language is read, and none is chosen for the site").toBe("nl");
	await page.context().clearCookies();
	await page.goto("/features?utm_source=zalo");
	await expect(page).toHaveURL(/\/nl\/features\?utm_source=zalo$/);
	await choose("Tiếng Việt");
	await expect(page).toHaveURL(/\/features\?utm_source=zalo$/);
	expect(await kept()).toBe("vi");
});

test("what somebody chooses in one browser reaches the other that they have open, and a third where they log in", {
	tag: "@js",
}, async ({ page, browser, baseURL }) => {
	const another = async () => (await browser.newContext({ baseURL })).newPage();
	const email = await enter(page);
	await page.goto("/portal/dashboard");
	const phone = await another();
	await enterAgain(phone, email);
	await phone.goto("/portal/today");
	await openMenu(phone);
	await phone.getByRole("button", { name: "Tiếng Việt" }).click();
	await expect(phone.getByRole("link", { name: "Cơ hội", exact: true })).toBeVisible();

	await page.getByRole("link", { name: /^Leads/ }).click();
	await expect(page).toHaveURL(/\/portal\/requests$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Khách mới");
	await expect(page.locator("html")).toHaveAttribute("lang", "vi");

	const third = await another();
	await third.goto("/portal/login");
	await type(third.getByLabel("Email"), email);
	await type(third.getByLabel("Password"), password);
	await third.keyboard.press("Enter");
	await expect(third).toHaveURL(/\/portal\/dashboard$/);
	await expect(third.getByRole("link", { name: "Cơ hội", exact: true })).toBeVisible();
	await Promise.all([phone, third].map((one) => one.context().close()));
});
