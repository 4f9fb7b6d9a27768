import type { Page } from "playwright/test";
import { codeOf, recoveryCodesOn, secretOn } from "#tests/support/factor.ts";
import { type } from "#tests/support/keys.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { enter, openMenu, store } from "#tests/support/portal.ts";
import { logIn } from "#tests/support/staff.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test } from "#tests/support/test.ts";

/** Turns the second factor on, from the page that says that it is off. */
async function turnOn(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
	await page.getByRole("button", { name: "Turn on two-step login" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connect your authenticator app");
	const secret = secretOn(await page.getByRole("main").innerText());
	await expect(page.getByRole("link", { name: "Open it in the app" })).toHaveAttribute(
		"href",
		new RegExp(`^otpauth://totp/.*secret=${secret}`),
	);
	await type(page.getByLabel("6-digit code that the app shows"), codeOf(secret));
	await page.getByRole("button", { name: "Confirm and turn on" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keep these 10 recovery codes safe");
	const recoveryCodes = recoveryCodesOn(await page.getByRole("main").innerText());
	expect(recoveryCodes).toHaveLength(10);
	return { secret, recoveryCodes };
}

async function logOut(page: Page): Promise<void> {
	await page.goto("/portal/devices");
	await openMenu(page);
	await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
}

test("two-step login is turned on, asked for at the next login, and turned off", { tag: "@js" }, async ({
	page,
	expectSound,
}) => {
	const email = await enter(page);
	await page.goto("/portal/devices");
	await page.getByRole("link", { name: "Two-step login" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two-step login");
	await expectSound(page);
	await page.getByRole("button", { name: "Turn on two-step login" }).click();
	await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
	await expectSound(page);
	const code = page.getByLabel("6-digit code that the app shows");
	const shown = secretOn(await page.getByRole("main").innerText());
	await type(code, "000000");
	await page.getByRole("button", { name: "Confirm and turn on" }).click();
	await expect(code).toHaveAccessibleDescription(/This code is wrong/);
	expect(secretOn(await page.getByRole("main").innerText()), "the secret stays the same").toBe(shown);
	await page.goto("/portal/factor");
	const { secret, recoveryCodes } = await turnOn(page);
	await expectSound(page);
	await page.getByRole("link", { name: "They are safe, go to the portal" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	await logOut(page);

	await page.goto("/portal/inquiry");
	await logIn(page, email);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your verification code");
	const typed = page.getByLabel("6-digit code");
	await expect(typed).toHaveAttribute("autocomplete", "one-time-code");
	await expect(typed).toHaveAttribute("inputmode", "numeric");
	await expectSound(page);
	await type(typed, "000000");
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(typed).toHaveAccessibleDescription(/This code is wrong/);
	await expectSound(page);
	await type(typed, codeOf(secret, 1));
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL(/\/portal\/inquiry$/);
	await logOut(page);

	await logIn(page, email);
	await page.getByRole("link", { name: "No phone at hand? Use a recovery code" }).click();
	await expect(page.getByLabel("Recovery code")).toBeVisible();
	await expectSound(page);
	await type(page.getByLabel("Recovery code"), recoveryCodes[7] ?? "");
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	await page.goto("/portal/factor");
	await expect(page.getByText("9 recovery codes are left.")).toBeVisible();
	await expectSound(page);

	await page.getByRole("link", { name: "Make new recovery codes" }).click();
	await expect(page.getByRole("button", { name: "Make 10 new codes" })).toBeVisible();
	await expectSound(page);
	await page.getByRole("button", { name: "Make 10 new codes" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keep these 10 recovery codes safe");
	const fresh = recoveryCodesOn(await page.getByRole("main").innerText());
	await page.goto("/portal/factor/off");
	await expectSound(page);
	await type(page.getByLabel("6-digit code, or a recovery code"), fresh[0] ?? "");
	await page.getByRole("button", { name: "Turn off" }).click();
	await expect(page.locator("main .notice[tabindex]")).toHaveText("Two-step login is off.");
	await logOut(page);
	await logIn(page, email);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
});

test("the recovery codes are copied @js", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await enter(page);
	await page.goto("/portal/factor");
	const { recoveryCodes } = await turnOn(page);
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
	await expectSound(page);
	await page.getByRole("link", { name: "Back to the list" }).click();
	await expect(page).toHaveURL(/\/portal\/dashboard\?status=pending$/);
	const [again] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Export CSV" }).click(),
	]);
	expect(again.suggestedFilename()).toMatch(/\.csv$/);
});

test.describe(() => {
	const strict = withOwnProduct({ SECOND_FACTOR: "all" });

	// Without scripts it is turned on in the same way as above.
	strict(
		"where all have to have it, nothing opens before it is on",
		{ tag: "@js" },
		async ({ page, expectSound }) => {
			strict.slow();
			await enter(page);
			for (const place of ["/portal/dashboard", "/portal/requests", "/portal/password"]) {
				await page.goto(place);
				await expect(page).toHaveURL(/\/portal\/factor$/);
			}
			await expect(page.getByText("Your firm asks for two-step login.")).toBeVisible();
			await expect(page.getByRole("navigation", { name: "Portal" })).toHaveCount(0);
			await expectSound(page);
			await turnOn(page);
			await expect(page.getByRole("link", { name: "New inquiry" })).toBeVisible();
			await page.goto("/portal/factor/off");
			await expect(page.getByText("you have to turn it on again")).toBeVisible();
			await page.goto("/portal/dashboard");
			await expect(page).toHaveURL(/\/portal\/dashboard$/);
		},
	);
});
