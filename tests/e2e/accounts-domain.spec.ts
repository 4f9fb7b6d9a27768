import getPort from "get-port";
import type { Page } from "playwright/test";
import { type } from "#tests/support/keys.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { type Mailbox, startSmtp } from "#tests/support/smtp.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect } from "#tests/support/test.ts";

const port = await getPort();
const test = withOwnProduct({
	SIGNUP: "approval",
	SMTP_URL: `smtp://127.0.0.1:${port}`,
	STAFF_EMAIL_DOMAINS: "congty.vn",
	ADMIN_EMAILS: "",
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function signUp(page: Page, email: string): Promise<void> {
	await page.goto("/portal/signup");
	await type(page.getByLabel("Full name"), "Trần Văn Bình");
	await type(page.getByLabel("Email"), email);
	await type(page.getByLabel("Password", { exact: true }), password);
	await type(page.getByLabel("Confirm password"), password);
	await page.getByRole("button", { name: "Sign up" }).click();
	await expect(heading(page)).toHaveText("Please confirm your email");
}

async function newestLink({ received }: Mailbox, email: string, count: number): Promise<string> {
	const links = () =>
		received.filter(({ to }) => to.includes(email)).flatMap(({ text }) => linkIn(text, "confirm"));
	await expect.poll(() => links().length).toBe(count);
	return new URL(links().at(-1) ?? "").pathname;
}

// With scripts the same page confirms an administrator: accounts-confirm.spec.ts.
test("the firm's own address opens the portal once it is confirmed, by whoever chose the password", {
	tag: "@no-js",
}, async ({ page, expectSound }) => {
	const mailbox = await startSmtp(port);
	const email = "binh@congty.vn";
	await signUp(page, email);
	await expectSound(page);
	await newestLink(mailbox, email, 1);
	await page.getByRole("button", { name: "Send the link again" }).click();
	await expect(page.locator(".notice")).toContainText("The link is sent again");
	const link = await newestLink(mailbox, email, 2);

	await page.context().clearCookies();
	await page.goto(link);
	await expect(heading(page)).toHaveText("Confirm your email");
	await expectSound(page);
	const typed = page.getByLabel("Password");
	for (const [wrong, message] of [
		["", "Please enter a password"],
		["sai-mat-khau", "This is not your current password"],
	] as const) {
		if (wrong) await type(typed, wrong);
		await page.getByRole("button", { name: "Confirm" }).click();
		await expect(typed).toHaveAccessibleDescription(new RegExp(message));
	}
	await expectSound(page);
	await type(typed, password);
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(heading(page)).toHaveText("Your email is confirmed");
	await expect(page.locator(".success-panel")).toHaveText("The sales portal is open to you.");
	await expectSound(page);
	await page.getByRole("link", { name: "Open the portal" }).click();
	await type(page.getByLabel("Email"), email);
	await type(page.getByLabel("Password", { exact: true }), password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);

	await page.context().clearCookies();
	const other = "binh@gmail.com";
	await signUp(page, other);
	await page.goto(await newestLink(mailbox, other, 1));
	await expect(page.getByLabel("Password"), "of who is signed in").toHaveCount(0);
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.locator(".success-panel")).toContainText("An administrator will look at your account.");
	await page.getByRole("link", { name: "Open the portal" }).click();
	await expect(heading(page)).toHaveText("Your account waits for approval");
	await mailbox.close();
});
