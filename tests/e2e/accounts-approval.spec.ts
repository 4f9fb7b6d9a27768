import type { Page } from "playwright/test";
import { type } from "#tests/support/keys.ts";
import { mailsTo } from "#tests/support/mail-folder.ts";
import { readMail } from "#tests/support/mailbox.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { logIn } from "#tests/support/staff.ts";
import { adminEmail, password } from "#tests/support/staff-accounts.ts";
import { expect, unique } from "#tests/support/test.ts";

const test = withOwnProduct({ SIGNUP: "approval" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function signUp(page: Page, email: string, fullName = "Trần Văn Bình"): Promise<void> {
	await page.goto("/portal/signup");
	await type(page.getByLabel("Full name"), fullName);
	await type(page.getByLabel("Email"), email);
	await type(page.getByLabel("Password", { exact: true }), password);
	await type(page.getByLabel("Confirm password"), password);
	await page.getByRole("button", { name: "Sign up" }).click();
}

/** The administrator, whose sign-up does not wait. */
async function asAdmin(page: Page): Promise<void> {
	const form = { fullName: "Quản trị", email: adminEmail, password, confirmPassword: password };
	await page.request.post("/portal/signup", { form });
	await page.context().clearCookies();
	await page.request.post("/portal/login", { form: { email: adminEmail, password } });
	await page.goto("/portal/staff");
}

test("who signs up sees one page until an administrator approves; then the portal opens", {
	tag: "@js",
}, async ({ page, product, expectSound }) => {
	await asAdmin(page);
	await page.context().clearCookies();
	const email = `binh-${unique()}@gmail.com`;
	await signUp(page, email);
	await expect(page).toHaveURL(/\/portal\/waiting$/);
	await expect(heading(page)).toHaveText("Your account waits for approval");
	await expect(page.getByRole("main")).toContainText(email);
	await expect(page.getByRole("navigation")).toHaveCount(0);
	await expectSound(page);
	for (const place of [
		"/portal/dashboard",
		"/portal/requests",
		"/portal/devices",
		"/portal/staff",
		"/portal/login",
	]) {
		await page.goto(place);
		await expect(page).toHaveURL(/\/portal\/waiting$/);
	}
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	await logIn(page, email);
	await expect(page).toHaveURL(/\/portal\/waiting$/);
	const theirs = await page.context().cookies();

	const asked = async () => (await mailsTo(adminEmail, "approval", product.mailFolder)).map(readMail);
	await expect.poll(async () => (await asked()).some(({ text }) => text.includes(email))).toBe(true);
	await asAdmin(page);
	const row = page
		.getByRole("region", { name: "Waiting for approval" })
		.getByRole("row", { name: new RegExp(email) });
	await expect(row).toContainText("Waits for approval");
	await expectSound(page);
	await row.getByRole("button", { name: `Approve: Trần Văn Bình, ${email}` }).click();
	await expect(page.locator("main .notice[tabindex]")).toHaveText(
		"Approved. Mails do not leave this portal: please tell them yourself.",
	);
	await expect(page.getByRole("row", { name: new RegExp(email) })).toContainText("Sales Representative");
	await expect.poll(async () => (await mailsTo(email, "approved", product.mailFolder)).length).toBe(1);

	await page.context().clearCookies();
	await page.context().addCookies(theirs);
	await page.goto("/portal/waiting");
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	await expect(heading(page)).toHaveText("Inquiries");
});
