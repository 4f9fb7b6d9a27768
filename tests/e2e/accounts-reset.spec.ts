import type { Page } from "playwright/test";
import { errorBox } from "#tests/support/error-box.ts";
import { type } from "#tests/support/keys.ts";
import { linkMailedTo, mailsTo } from "#tests/support/mail-folder.ts";
import { readMail } from "#tests/support/mailbox.ts";
import { enter, enterAgain } from "#tests/support/portal.ts";
import { logIn } from "#tests/support/staff.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test } from "#tests/support/test.ts";

const newPassword = "mot-mat-khau-moi-2026";

async function askForLink(page: Page, email: string): Promise<void> {
	await type(page.getByLabel("Email"), email);
	await page.getByRole("button", { name: "Ask for a link" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask an administrator");
}

async function choosePassword(page: Page, next = newPassword): Promise<void> {
	await type(page.getByLabel("New password", { exact: true }), next);
	await type(page.getByLabel("Confirm new password"), next);
	await page.getByRole("button", { name: "Save and log in" }).click();
}

const carriesLink = async (page: Page) =>
	(await page.context().cookies()).some(({ name }) => name === "link");

test("a forgotten password is replaced by a mailed link, once", { tag: "@js" }, async ({
	page,
	db,
	expectSound,
	allowConsole,
}) => {
	allowConsole(/410/);
	const email = await enter(page);
	await page.context().clearCookies();
	await page.goto("/portal/login");
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	await expect(page).toHaveURL(/\/portal\/reset$/);
	await askForLink(page, email);
	const sent = page.locator(".success-panel");
	await expect(sent).toContainText(`If ${email} has an account`);
	await expect(page).toHaveURL(/\/portal\/reset\?sent=/);
	await expect(page).toHaveTitle(/^Ask an administrator · /);
	await page.goBack();
	await expect(page.getByRole("button", { name: "Ask for a link" })).toBeVisible();
	await expect(page).not.toHaveTitle(/^Ask an administrator · /);
	await page.goForward();
	await expect(sent).toContainText(`If ${email} has an account`);
	await page.goto("/portal/reset");
	await page.getByRole("button", { name: "Ask for a link" }).click();
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter an email address");
	const link = await linkMailedTo(email, "reset");
	const mails = await mailsTo(email, "reset");
	expect(mails).toHaveLength(1);
	expect(readMail(mails[0] ?? "").head).toContain("Content-Language: en");
	const token = link.split("/").at(-1) ?? "";
	const kept = ["outbox", "oneTimeLinks"].map((name) => db.collection(name).find().toArray());
	expect(JSON.stringify(await Promise.all(kept))).not.toContain(token);
	const leaks: string[] = [];
	page.on("request", (request) => {
		const carriers = [request.url(), request.headers().referer ?? ""];
		if (carriers.some((text) => text.includes(token)) && !request.url().endsWith(link))
			leaks.push(request.url());
	});
	await page.goto(link);
	await expect(page).toHaveURL(/\/portal\/new-password$/);
	await expectSound(page);
	await expect(page.getByText(`Account: ${email}`)).toBeVisible();
	await expect(page.locator("form [autocomplete=username]")).toHaveValue(email);
	await choosePassword(page, "12345");
	await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
		/Password must be at least 6 characters/,
	);
	await choosePassword(page, "iloveyou");
	await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
		/Everybody who guesses passwords/,
	);
	expect(await page.content()).not.toContain(token);
	expect(await carriesLink(page)).toBe(true);
	await choosePassword(page);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	expect(await carriesLink(page)).toBe(false);
	expect(leaks).toEqual([]);
	const account = await db.collection("accounts").findOne({ email });
	expect(await db.collection("oneTimeLinks").countDocuments({ accountId: account?._id })).toBe(0);

	await page.context().clearCookies();
	await page.goto(link);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work any more");
	await page.getByRole("link", { name: "Ask for a new link" }).click();
	await expect(page).toHaveURL(/\/portal\/reset$/);
	await page.goto("/portal/login");
	await logIn(page, email, password);
	await expect(errorBox(page)).toHaveText("Failed to log in. Please check your credentials.");
	await enterAgain(page, email, newPassword);
});
