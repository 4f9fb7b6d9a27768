import { expect, test } from "#tests/support/test.ts";

test("the language picker leads to the same page, and is remembered", async ({ page }) => {
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

test("the language is kept in the browser's storage, on the site and in the portal", { tag: "@js" }, async ({
	page,
}) => {
	const kept = () => page.evaluate(() => localStorage.getItem("language"));
	await page.goto("/nl/pricing");
	await expect.poll(kept).toBe("nl");
	await page.goto("/portal/login");
	await expect.poll(kept).toBe("en");
	await page.getByRole("button", { name: "Tiếng Việt" }).click();
	await expect.poll(kept).toBe("vi");
});
