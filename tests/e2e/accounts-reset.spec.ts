import type { Page } from "playwright/test";
import { errorBox } from "#tests/support/error-box.ts";
import { type } from "#tests/support/keys.ts";
import { linkMailedTo, mailsTo } from "#tests/support/mail-folder.ts";
import { readMail } from "#tests/support/mailbox.ts";
import { logIn, signUp } from "#tests/support/staff.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test.slow();

const newPassword = "mot-mat-khau-moi-2026";

async function askForLink(page: Page, email: string): Promise<void> {
	await page.goto("/portal/reset");
	await type(page.getByLabel("Email"), email);
	await page.getByRole("button", { name: "Send the link" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your mailbox");
}

async function choosePassword(page: Page, next = newPassword, button = "Save and log in"): Promise<void> {
	await type(page.getByLabel("New password", { exact: true }), next);
	await type(page.getByLabel("Confirm new password"), next);
	await page.getByRole("button", { name: button }).click();
}

const carriesLink = async (page: Page) =>
	(await page.context().cookies()).some(({ name }) => name === "link");

test("a forgotten password is replaced by a mailed link, once", async ({
	page,
	db,
	expectSound,
	browser,
	baseURL,
}) => {
	const email = await signUp(page);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	await expectSound(page);
	await page.getByRole("button", { name: "Send the link" }).click();
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter an email address");
	await askForLink(page, email);
	await expect(page.locator(".success-panel")).toContainText(`If ${email} has an account`);
	await expectSound(page);
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
	await choosePassword(page, "12345");
	await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
		/Password must be at least 6 characters/,
	);
	await choosePassword(page, "iloveyou");
	await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
		/Password is too weak/,
	);
	expect(await page.content()).not.toContain(token);
	expect(await carriesLink(page)).toBe(true);
	await choosePassword(page);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	expect(await carriesLink(page)).toBe(false);
	expect(leaks).toEqual([]);
	expect(
		await db
			.collection("oneTimeLinks")
			.countDocuments({ purpose: "reset-password", expiresAt: { $lt: new Date() } }),
	).toBe(0);

	const other = await (await browser.newContext({ baseURL })).newPage();
	await other.goto(link);
	await expect(other.getByRole("heading", { level: 1 })).toHaveText("This link does not work any more");
	await other.goto("/portal/login");
	await logIn(other, email, password);
	await expect(errorBox(other)).toHaveText("Failed to log in. Please check your credentials.");
	await logIn(other, email, newPassword);
	await expect(other).toHaveURL(/\/portal\/dashboard$/);
	await other.context().close();
});

test("an address without an account gets the same answer and no mail, and nobody more than three an hour", async ({
	page,
	db,
}) => {
	const email = await signUp(page);
	await page.context().clearCookies();
	const nobody = `nobody-${unique()}@may-erp.example`;
	await askForLink(page, nobody);
	const answer = await page.getByRole("main").innerText();
	for (let round = 0; round < 5; round++) {
		await askForLink(page, email);
		expect((await page.getByRole("main").innerText()).replace(email, nobody)).toBe(answer);
	}
	const queued = (to: string) => db.collection("outbox").countDocuments({ to });
	expect(await queued(email)).toBe(3);
	expect(await queued(nobody)).toBe(0);
});

test("who is signed in as somebody else is told, and stays so", async ({
	page,
	db,
	browser,
	baseURL,
	expectSound,
}) => {
	const email = await signUp(page);
	await page.context().clearCookies();
	await askForLink(page, email);
	const link = await linkMailedTo(email, "reset");

	await page.goto(link);
	await page.goto("/portal/login");
	expect(await carriesLink(page), "after leaving the page").toBe(false);
	const other = await signUp(page);
	const sessionsOf = async (address: string) => {
		const account = await db.collection("accounts").findOne({ email: address });
		return db.collection("sessions").countDocuments({ accountId: account?._id });
	};
	await page.goto(link);
	await expect(page.getByText(`You are logged in here as ${other}, and you stay so.`)).toBeVisible();
	await expect(page.getByText(`Account: ${email}`)).toBeVisible();
	await expectSound(page);
	expect([await sessionsOf(other), await sessionsOf(email)], "nothing has happened").toEqual([1, 1]);
	await choosePassword(page, newPassword, "Save the password");
	await expect(page).toHaveURL(/\/portal\/devices\?done=other$/);
	await expect(page.locator(".success-panel")).toHaveText(
		"The new password of the other account is saved. You are logged in as before.",
	);
	expect([await sessionsOf(other), await sessionsOf(email)]).toEqual([1, 0]);
	expect(await carriesLink(page), "after it is used").toBe(false);

	const owner = await (await browser.newContext({ baseURL })).newPage();
	await owner.goto("/portal/login");
	await logIn(owner, email, newPassword);
	await expect(owner).toHaveURL(/\/portal\/dashboard$/);
	await owner.context().close();
});

test("the mail is written in the person's language", async ({ page }) => {
	const email = await signUp(page);
	await page.context().clearCookies();
	await page.goto("/portal/reset");
	await page.getByRole("button", { name: "Tiếng Việt" }).click();
	await type(page.getByLabel("Email"), email);
	await page.getByRole("button", { name: "Gửi liên kết" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mời anh chị mở hộp thư");
	await linkMailedTo(email, "reset");
	const { head, text } = readMail((await mailsTo(email, "reset"))[0] ?? "");
	expect(head).toContain("Content-Language: vi");
	expect(text).toContain("Chào anh chị,");
});

test("a link that does not work says so and leads to a new one", async ({
	page,
	db,
	allowConsole,
	expectSound,
}) => {
	allowConsole(/410/);
	const email = await signUp(page);
	await page.context().clearCookies();
	await page.goto("/portal/new-password");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work any more");
	await expectSound(page);
	await page.getByRole("link", { name: "Ask for a new link" }).click();
	await askForLink(page, email);

	await page.goto(await linkMailedTo(email, "reset"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
	await db.collection("oneTimeLinks").updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1_000) } });
	await choosePassword(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work any more");
});
