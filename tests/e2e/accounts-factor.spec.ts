import { codeOf, recoveryCodesOn, secretOn } from "#tests/support/factor.ts";
import { type } from "#tests/support/keys.ts";
import { enter, openMenu, store } from "#tests/support/portal.ts";
import { logIn } from "#tests/support/staff.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test } from "#tests/support/test.ts";

// A recovery code, new ones, and turning it off: tests/http/buttons-accounts.spec.ts.
test("two-step login is turned on, its codes are copied, and it is asked for at the next login", {
	tag: "@js",
}, async ({ page, context, expectSound }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const email = await enter(page);
	await page.goto("/portal/devices");
	await page.getByRole("link", { name: "Two-step login" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two-step login");
	await expect(page.getByText("Passkeys need JavaScript and a browser that knows them.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Add a passkey" })).toHaveCount(0);
	await page.getByRole("button", { name: "Turn on two-step login" }).click();
	await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
	const secret = secretOn(await page.getByRole("main").innerText());
	await expect(page.getByRole("link", { name: "Open it in the app" })).toHaveAttribute(
		"href",
		new RegExp(`^otpauth://totp/.*secret=${secret}`),
	);
	const code = page.getByLabel("6-digit code that the app shows");
	await type(code, "000000");
	await page.getByRole("button", { name: "Confirm and turn on" }).click();
	await expect(code).toHaveAccessibleDescription(/This code is wrong/);
	expect(secretOn(await page.getByRole("main").innerText()), "the secret stays the same").toBe(secret);
	await type(code, codeOf(secret));
	await page.getByRole("button", { name: "Confirm and turn on" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keep these 10 recovery codes safe");
	const recoveryCodes = recoveryCodesOn(await page.getByRole("main").innerText());
	expect(recoveryCodes).toHaveLength(10);
	await expectSound(page);

	await page.evaluate(() => {
		Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("Not allowed")) });
	});
	await page.getByRole("button", { name: "Copy the codes" }).click();
	await expect(page.getByRole("main")).toContainText("The browser did not allow copying.");
	await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, "writeText"));
	await page.getByRole("button", { name: "Copy the codes" }).click();
	await expect(page.getByRole("status")).toContainText("Copied");
	await expect(page.getByRole("button", { name: "Copied" })).toBeFocused();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join("\n"));
	await page.getByRole("link", { name: "They are safe, go to the portal" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	await openMenu(page);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);

	await page.goto("/portal/inquiry");
	await logIn(page, email);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your verification code");
	const typed = page.getByLabel("6-digit code");
	await expect(typed).toHaveAttribute("autocomplete", "one-time-code");
	await expect(typed).toHaveAttribute("inputmode", "numeric");
	await type(typed, "000000");
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(typed).toHaveAccessibleDescription(/This code is wrong/);
	await expectSound(page);
	await type(typed, codeOf(secret, 1));
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL(/\/portal\/inquiry$/);
	await page.goto("/portal/factor");
	await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
	await expectSound(page);
});

// A change of role: tests/http/buttons-accounts.spec.ts.
test("after ten minutes an export asks again, and the file comes", { tag: "@js" }, async ({
	page,
	db,
	expectSound,
}) => {
	const email = await enter(page);
	const { _id: accountId } = (await db.collection("accounts").findOne({ email })) ?? {};
	const forgetProof = () =>
		db.collection("sessions").updateMany({ accountId }, { $set: { provenAt: new Date(0) } });
	const proof = page.getByLabel("Your password");
	await store(page, db);
	await page.goto("/portal/dashboard?status=pending");
	await forgetProof();
	await page.getByRole("link", { name: "Export CSV" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm that it is you");
	await expectSound(page);
	await type(proof, password);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Continue" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^inquiries-.*\.csv$/);
	await expect(page.locator(".success-panel")).toHaveText("Confirmed. The file is being downloaded.");
	await page.getByRole("link", { name: "Back to the list" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard\?status=pending$/);
	const [again] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Export CSV" }).click(),
	]);
	expect(again.suggestedFilename()).toMatch(/\.csv$/);
});
