import { tabTo } from "#tests/support/keys.ts";
import { enter, eventsOf, store, storedInquiry } from "#tests/support/portal.ts";
import { expect, test } from "#tests/support/test.ts";

// Without scripts these are links and forms of the browser itself.
test("with the keyboard alone one finds, opens, moves and deletes an inquiry", { tag: "@js" }, async ({
	page,
	db,
}) => {
	await enter(page);
	const id = await store(page, db);
	await page.goto("/portal/dashboard");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

	await tabTo(page, page.getByLabel("Search"));
	await page.keyboard.type("thu ha");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/q=thu\+ha/);
	await expect(page.getByLabel("Search")).toBeFocused();

	const link = page.getByRole("link", { name: "Nguyễn Thị Thu Hà", exact: true });
	await tabTo(page, link);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(link).toBeFocused();

	const select = page.getByRole("combobox", { name: /^Status/ });
	await tabTo(page, select);
	await page.keyboard.press("ArrowDown");
	await expect.poll(async () => (await storedInquiry(db, id))?.status).toBe("in-progress");
	await expect(select).not.toHaveAttribute("aria-busy");
	await page.keyboard.press("ArrowDown");
	await expect.poll(async () => (await storedInquiry(db, id))?.status).toBe("completed");
	expect(await eventsOf(db, id)).toHaveLength(3);
	await expect(select).toBeFocused();

	const remove = page.getByRole("link", { name: /^Delete / });
	await tabTo(page, remove);
	await page.keyboard.press("Enter");
	const confirm = page.getByRole("button", { name: "Delete inquiry" });
	await expect(confirm).toBeVisible();
	await tabTo(page, confirm);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Inquiries" })).toBeFocused();
	await expect(page.getByRole("status")).toContainText("Inquiry deleted.");
	expect(await storedInquiry(db, id)).toBeNull();
});

test("on a phone Escape closes the menu, and so does a tap beside it", { tag: "@js" }, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await enter(page);
	await page.goto("/portal/today");
	const menu = page.locator("summary", { hasText: "Menu" });
	const account = page.getByRole("link", { name: "Account" });
	await menu.click();
	await expect(account).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(account).toBeHidden();
	await expect(menu).toBeFocused();
	await menu.click();
	await expect(account).toBeVisible();
	await page.getByRole("heading", { level: 1 }).click({ position: { x: 5, y: 5 } });
	await expect(account).toBeHidden();
});
