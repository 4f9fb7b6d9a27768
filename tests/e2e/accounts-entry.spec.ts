import type { Page } from "playwright/test";
import { errorBox } from "#tests/support/error-box.ts";
import { type } from "#tests/support/keys.ts";
import { enter, openMenu } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test, unique } from "#tests/support/test.ts";

async function choosePassword(page: Page, chosen: string, again = chosen): Promise<void> {
	await type(page.getByLabel("Password", { exact: true }), chosen);
	await type(page.getByLabel("Confirm password"), again);
	await page.getByRole("button", { name: "Sign up" }).click();
}

test("who signs up is told what is wrong, keeps what was typed, and gets in", { tag: "@js" }, async ({
	page,
	db,
	expectSound,
}) => {
	const taken = await enter(page);
	await page.context().clearCookies();
	await page.goto("/portal/signup");
	const email = page.getByLabel("Email");
	const says = (label: string, message: string) =>
		expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message));

	await says("Password", "^At least 6 characters\\.");
	await type(email, "khong-phai-email");
	await choosePassword(page, "12345");
	await says("Full name", "Please enter your full name");
	await says("Email", "Invalid email address.");
	await says("Password", "Password must be at least 6 characters");
	await expect(errorBox(page).getByRole("link")).toHaveText([
		"Please enter your full name",
		"Invalid email address.",
		"Password must be at least 6 characters",
	]);
	await expect(email).toHaveValue("khong-phai-email");
	expect(await page.content()).not.toContain('value="12345"');
	await expectSound(page);

	await type(page.getByLabel("Full name"), "Trần Văn Bình");
	await type(email, taken.toUpperCase());
	await choosePassword(page, password, "khac-hẳn-2026");
	await says("Confirm password", "Passwords do not match");
	await choosePassword(page, "Password1");
	await says(
		"Password",
		"Everybody who guesses passwords tries this one first. Choose a short sentence instead.",
	);
	await choosePassword(page, password);
	await says("Email", "This email is already registered. Please log in instead.");
	expect(await db.collection("accounts").countDocuments({ email: taken })).toBe(1);

	const fresh = `rep-${unique()}@may-erp.example`;
	await type(email, fresh);
	await choosePassword(page, password);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	const user = await db.collection("users").findOne({ email: fresh });
	expect(user).toMatchObject({ fullName: "Trần Văn Bình", role: "sales", createdAt: expect.any(Date) });
});

test("a protected page asks to log in, by keyboard on the smallest phone, too, then opens; logging out closes it", {
	tag: "@js",
}, async ({ page, expectSound }) => {
	const email = await enter(page);
	await page.goto("/portal/dashboard");
	await openMenu(page);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	await page.goBack();
	await expect(page.getByLabel("Password")).toBeVisible();

	await page.goto("/portal/inquiry");
	await expect(page).toHaveURL(/\/portal\/login\?returnTo=%2Fportal%2Finquiry$/);
	await page.getByRole("link", { name: "No account yet? Sign up" }).click();
	await expect(page).toHaveURL(/\/portal\/signup\?returnTo=%2Fportal%2Finquiry$/);
	await page.getByRole("link", { name: "Already have an account? Log in" }).click();
	await page.setViewportSize({ width: 320, height: 640 });
	await page.getByRole("button", { name: "Tiếng Việt" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Đăng nhập cổng kinh doanh");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	await page.getByLabel("Email").focus();
	await page.keyboard.type(email);
	await page.keyboard.press("Tab");
	await page.keyboard.type("sai-mat-khau");
	await page.keyboard.press("Enter");
	await expect(errorBox(page)).toHaveText("Chưa đăng nhập được. Vui lòng kiểm tra email và mật khẩu.");
	await expect(errorBox(page)).toBeFocused();
	await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
	await expectSound(page);
	await page.getByLabel("Mật khẩu", { exact: true }).focus();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type(password);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/portal\/inquiry$/);
	await page.goto("/portal/login?returnTo=/portal/inquiry");
	await expect(page).toHaveURL(/\/portal\/inquiry$/);
});
