import type { Page } from "playwright/test";
import { type } from "#tests/support/keys.ts";
import { linkMailedTo } from "#tests/support/mail-folder.ts";
import { enterAsAdmin } from "#tests/support/portal.ts";
import { logIn } from "#tests/support/staff.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test, unique } from "#tests/support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const done = (page: Page) => page.locator("main :is(.success-panel, .notice)[tabindex]");

const lineOf = (page: Page, what: string, subject: string) =>
	page.getByRole("row").filter({ hasText: what }).filter({ hasText: subject });

async function invite(page: Page, email: string, role = "Sales Representative"): Promise<void> {
	await page.goto("/portal/staff");
	await page.getByRole("link", { name: "Invite colleagues" }).click();
	await type(page.getByLabel("Email"), email);
	await page.getByLabel("Role").selectOption(role);
	await page.getByRole("button", { name: "Invite", exact: true }).click();
}

async function choose(page: Page, chosen: string, again = chosen): Promise<void> {
	await type(page.getByLabel("Password", { exact: true }), chosen);
	await type(page.getByLabel("Confirm password"), again);
	await page.getByRole("button", { name: "Create the account" }).click();
}

test("who is invited chooses a password and is in, with the role; the link works once", {
	tag: "@js",
}, async ({ page, db, expectSound, allowConsole }) => {
	allowConsole(/410/);
	await enterAsAdmin(page);
	const email = `linh-${unique()}@gmail.com`;
	await invite(page, email, "Administrator");
	await expect(done(page)).toContainText(`Mails do not leave this portal: give ${email} this link.`);
	const handed = await done(page).getByRole("code").textContent();
	expect(handed).toMatch(/\/portal\/invite\/[\w-]{43}$/);
	await expect(page.getByLabel("Email")).toHaveValue("");
	const row = page.getByRole("row", { name: new RegExp(email) });
	await expect(row).toContainText("Administrator");
	await expect(row).toContainText("Works until");
	await expectSound(page);
	await type(page.getByLabel("Email"), email.toUpperCase());
	await page.getByRole("button", { name: "Invite", exact: true }).click();
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/invited already/);

	await page.goto("/portal/audit");
	await expect(lineOf(page, "Sent an invitation", email)).toContainText("Role: Administrator");
	const link = await linkMailedTo(email, "invite");
	await page.context().clearCookies();
	await page.goto(handed ?? "");
	await expect(page).toHaveURL(/\/portal\/invited$/);
	await expect(page.getByRole("main")).toContainText(`Account: ${email}`);
	await expect(page.locator("form [autocomplete=username]")).toHaveValue(email);
	await expect(page.getByRole("main")).toContainText("Role: Administrator");
	await choose(page, "12345", "khac");
	await expect(page.getByLabel("Full name")).toHaveAccessibleDescription("Please enter your full name");
	await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/at least 6/);
	await expectSound(page);
	await type(page.getByLabel("Full name"), "Võ Khánh Linh");
	await choose(page, "iloveyou");
	await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
		/Everybody who guesses passwords/,
	);
	await choose(page, password);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	await expect(page.getByRole("banner").getByText("Administrator")).toBeVisible();
	expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("link");
	expect(await db.collection("users").findOne({ email })).toMatchObject({
		role: "admin",
		fullName: "Võ Khánh Linh",
	});
	await page.goto("/portal/audit");
	await expect(lineOf(page, "Sent an invitation", "Võ Khánh Linh").first()).toBeVisible();
	await expect(lineOf(page, "Sent an invitation", email)).toHaveCount(0);

	await page.context().clearCookies();
	await page.goto(link);
	await expect(heading(page)).toHaveText("This invitation does not work any more");
	await page.getByRole("link", { name: "Log in" }).click();
	await logIn(page, email);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	await invite(page, email);
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription("This email has an account already.");
});
