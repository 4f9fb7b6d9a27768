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
