import { enter, openMenu, store } from "#tests/support/portal.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("however the portal's address is written, Back shows nothing after signing out", async ({
	page,
	db,
}) => {
	await enter(page);
	const customerName = `Khách ${unique()}`;
	await store(page, db, { customerName });
	for (const written of ["/PORTAL/dashboard", "/%70ortal/dashboard/"]) {
		await page.goto(written);
		await expect(page).toHaveURL("/portal/dashboard");
		await expect(page.getByText(customerName).first()).toBeVisible();
	}
	await openMenu(page);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	await page.goBack();
	await expect(page.getByLabel("Password")).toBeVisible();
	await expect(page.getByText(customerName)).toHaveCount(0);
});
