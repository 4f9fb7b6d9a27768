import { errorBox } from "#tests/support/error-box.ts";
import { type } from "#tests/support/keys.ts";
import { enter, openMenu, store, storedInquiry } from "#tests/support/portal.ts";
import { expect, test } from "#tests/support/test.ts";

// A browser without scripts says itself that it is offline.
test("while the browser is offline every screen says so, and nothing typed is lost", { tag: "@js" }, async ({
	page,
	db,
	allowConsole,
	expectSound,
}) => {
	allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
	const sentence = "Failed to get document because the client is offline.";
	await enter(page);
	const id = await store(page, db);
	await page.goto("/portal/dashboard");
	await page.waitForLoadState("networkidle");
	// Not even hidden: browsers that know no popover would show it.
	await expect(page.getByText(sentence)).not.toBeAttached();
	await page.context().setOffline(true);

	const select = page.getByRole("combobox", { name: /Status/ });
	await select.selectOption("completed");
	await expect(page.getByRole("alert")).toHaveText(
		`Failed to update the inquiry. Please try again. ${sentence}`,
	);
	await expect(select).toHaveValue("pending");
	await expectSound(page);

	await page.getByRole("link", { name: "Nguyễn Thị Thu Hà", exact: true }).click();
	await expect(page.getByText(sentence, { exact: true })).toBeVisible();
	await expect(page.locator("tbody tr")).toHaveCount(1);
	await page.getByRole("link", { name: /^Pending/ }).click();
	await expect(page).toHaveURL("/portal/dashboard");
	await openMenu(page);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL("/portal/dashboard");
	await expect(page.getByText("No inquiries found")).toHaveCount(0);

	await page.context().setOffline(false);
	await expect(page.getByText(sentence, { exact: true })).not.toBeAttached();
	await page.getByRole("link", { name: /^Pending/ }).click();
	await expect(page).toHaveURL("/portal/dashboard?status=pending");
	await expect(page.locator("tbody tr")).toHaveCount(1);
	expect((await storedInquiry(db, id))?.status).toBe("pending");

	const dialog = page.getByRole("dialog");
	await page.getByRole("link", { name: /^Delete / }).click();
	await expect(dialog).toBeVisible();
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Delete inquiry" }).click();
	await expect(dialog.getByRole("alert")).toHaveText("Failed to delete the inquiry. Please try again.");
	await page.context().setOffline(false);

	await page.goto("/portal/inquiry");
	await type(page.getByLabel("Customer name"), "Khách lúc mất mạng");
	await type(page.getByLabel("Company"), "x");
	await type(page.getByLabel("Customer email"), "a@b.vn");
	await page.getByLabel("Project type").selectOption("crm");
	await type(page.getByLabel("Industry"), "x");
	await type(page.getByLabel("Requirements"), "x");
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Submit inquiry" }).click();
	await expect(errorBox(page)).toHaveText("Failed to submit inquiry. Please try again.");
	await expect(page.getByLabel("Customer name")).toHaveValue("Khách lúc mất mạng");
	await page.context().setOffline(false);
	await page.getByRole("button", { name: "Submit inquiry" }).click();
	await expect(page.getByRole("heading", { name: "Inquiry submitted" })).toBeVisible();
});
