import type { APIRequestContext } from "playwright/test";
import { type } from "#tests/support/keys.ts";
import { enter, enterAgain } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test } from "#tests/support/test.ts";

const newPassword = "mot-mat-khau-moi-2026";

const isIn = async (device: APIRequestContext) =>
	new URL((await device.get("/portal/dashboard")).url()).pathname === "/portal/dashboard";

test("a changed password ends every other session", async ({ page, visitor, expectSound }) => {
	const email = await enter(page);
	const other = await visitor();
	await enterAgain({ request: other }, email);
	await page.goto("/portal/password");
	await expectSound(page);
	const change = async (current: string, next: string, again = next) => {
		await type(page.getByLabel("Current password"), current);
		await type(page.getByLabel("New password", { exact: true }), next);
		await type(page.getByLabel("Confirm new password"), again);
		await page.getByRole("button", { name: "Change password" }).click();
	};
	const says = (label: string, message: string) =>
		expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message));
	await change("sai-mat-khau", newPassword);
	await says("Current password", "This is not your current password");
	await expectSound(page);
	await change(password, newPassword, "khac-hẳn");
	await says("Confirm new password", "Passwords do not match");
	await change(password, newPassword);
	await expect(page.locator("main .notice[tabindex]")).toHaveText(
		"Your password is changed. Every other device is logged out.",
	);
	await expect(page.getByRole("button", { name: /^Log out:/ })).toHaveCount(1);
	expect(await isIn(page.request)).toBe(true);
	expect(await isIn(other)).toBe(false);
});

test("the devices are listed, and one or all of them signed out", async ({ page, visitor, expectSound }) => {
	const email = await enter(page);
	const phone = await visitor({ userAgent: "Mozilla/5.0 (iPhone) Version/18.5 Safari/604.1" });
	await enterAgain({ request: phone }, email);
	await page.goto("/portal/dashboard");
	await page.getByRole("link", { name: "Trần Văn Bình" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Logged in on these devices");
	await expect(page.getByRole("row", { name: /Safari · iPhone/ })).toBeVisible();
	await expect(page.getByRole("row", { name: /This device/ })).toHaveCount(1);
	await expectSound(page);

	await page.getByRole("button", { name: /^Log out: Safari · iPhone/ }).click();
	await expect(page.locator("main .notice[tabindex]")).toHaveText("That device is logged out.");
	await expect(page.getByRole("row", { name: /Safari · iPhone/ })).toHaveCount(0);
	expect(await isIn(phone)).toBe(false);
	await enterAgain({ request: phone }, email);
	expect(await isIn(phone)).toBe(true);

	await page.reload();
	await page.getByRole("button", { name: "Log out everywhere" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	expect(await isIn(phone)).toBe(false);
});
