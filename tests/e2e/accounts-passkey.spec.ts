import type { CDPSession, Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { type } from "#tests/support/keys.ts";
import { enter, openMenu } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test } from "#tests/support/test.ts";

/** Chromium's own authenticator, built into the device, whose person is there and known to it. */
async function withAuthenticator(page: Page) {
	const cdp: CDPSession = await page.context().newCDPSession(page);
	await cdp.send("WebAuthn.enable");
	const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	const answered = () =>
		new Promise<void>((resolve) => cdp.once("WebAuthn.credentialAdded", () => resolve()));
	return {
		/** A passkey has been made. */
		answered,
		/** Whether its person shows who they are. */
		verify: (isUserVerified: boolean) =>
			cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
	};
}

async function logOut(page: Page): Promise<void> {
	await page.goto("/portal/devices");
	await openMenu(page);
	await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
}

const logInButton = (page: Page) => page.getByRole("button", { name: "Log in with a passkey" });
const isAdded = "The passkey is added. From now on you can log in with it.";
const added = (page: Page) => page.locator("main .notice[tabindex]");
const scriptCount = (page: Page) =>
	page.evaluate(
		() => document.querySelectorAll("script").length + performance.getEntriesByType("resource").length,
	);

/** How much of the page has moved since it came. */
const shiftOf = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				const observer = new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
				});
				observer.observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(sum), 300);
			}),
	);

test.describe("where passkeys work @js", () => {
	// Browsers bind passkeys to names, and to no address of numbers.
	test.use({ baseURL: process.env.E2E_BASE_URL?.replace("127.0.0.1", "localhost") });

	test("a passkey is added, logs in by keyboard, and is refused once it is removed", async ({
		page,
		expectSound,
	}) => {
		await enter(page);
		const device = await withAuthenticator(page);
		await page.goto("/portal/factor");
		await page.getByRole("link", { name: "Add a passkey" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add a passkey");
		const name = page.getByLabel("Name of the passkey");
		await expect(name).toHaveValue("Chrome · Windows");
		await type(name, "Máy ở nhà");
		let posts = 0;
		page.on("request", (request) => {
			if (request.method() === "POST") posts++;
		});
		const reload = await hold(page, "**/portal/factor/passkey.data*", "GET");
		const answered = device.answered();
		await page.getByRole("button", { name: "Add the passkey" }).click();
		await answered;
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(posts, "who answers quickly does not cut the page's own loading short").toBe(1);
		await expect(page.getByRole("main")).toContainText("Please confirm on your device.");
		reload.release();
		await expect(added(page)).toHaveText(isAdded);
		const row = page.getByRole("row", { name: /Máy ở nhà/ });
		await expect(row).toContainText("Not yet");

		await page.getByRole("link", { name: "Add a passkey" }).click();
		await page.getByRole("button", { name: "Add the passkey" }).click();
		await expect(
			page.getByRole("main").getByText("This device has a passkey of this account already."),
		).toBeVisible();
		await expectSound(page);
		await logOut(page);

		await page.goto("/portal/inquiry");
		await expect(logInButton(page)).toBeVisible();
		expect(await shiftOf(page), "the button comes where its room is").toBe(0);
		await expectSound(page);
		await page.getByRole("button", { name: "Log in", exact: true }).focus();
		await page.keyboard.press("Tab");
		await expect(logInButton(page)).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/portal\/inquiry$/);
		await expect(page.getByRole("link", { name: "Inquiries", exact: true })).toBeVisible();

		await page.goto("/portal/factor");
		await expect(row).not.toContainText("Not yet");
		await page.getByRole("link", { name: "Remove Máy ở nhà" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remove the passkey “Máy ở nhà”?");
		await page.getByRole("button", { name: "Remove the passkey" }).click();
		await expect(added(page)).toHaveText("The passkey is removed.");
		await expect(row).toHaveCount(0);
		await logOut(page);

		await logInButton(page).click();
		const refusal = "This passkey opens no account here.";
		await expect(page.locator(".error-box")).toContainText(refusal);
		await expect(page.getByRole("status")).toContainText(refusal);
		await expectSound(page);
		await expect(page).toHaveURL(/\/portal\/login$/);
	});

	test("who does not confirm is told so, quietly, and nothing is changed", async ({
		page,
		db,
		expectSound,
		allowConsole,
	}) => {
		const email = await enter(page);
		const device = await withAuthenticator(page);
		await page.goto("/portal/factor/passkey");
		await device.verify(false);
		const add = page.getByRole("button", { name: "Add the passkey" });
		await add.click();
		await expect(
			page.getByRole("main").getByText("You have not confirmed, so no passkey was added."),
		).toBeVisible();
		await device.verify(true);
		const account = await db.collection("accounts").findOne({ email });
		await db
			.collection("sessions")
			.updateMany({ accountId: account?._id }, { $set: { provenAt: new Date(0) } });
		const reload = await hold(page, "**/portal/factor/passkey.data*", "GET");
		await add.click();
		const proof = page.getByLabel("Your password");
		await expect(proof).toHaveAccessibleDescription(/Please enter your password/);
		await type(proof, "sai-mat-khau");
		reload.release();
		await add.click();
		await expect(proof).toHaveAccessibleDescription(/This password or code is wrong/);
		await expectSound(page);
		await type(proof, password);
		await add.click();
		await expect(added(page)).toHaveText(isAdded);
		await logOut(page);

		await device.verify(false);
		const before = await scriptCount(page);
		await logInButton(page).click();
		const cancelled = "The passkey was not confirmed, so nothing has changed.";
		await expect(page.getByRole("main")).toContainText(cancelled);
		await expect(page.getByRole("status")).toContainText(cancelled);
		await expect(page.locator(".error-box")).toHaveCount(0);
		await expect(logInButton(page)).toBeFocused();
		expect(await scriptCount(page), "the browser's part comes when the button is pressed").toBeGreaterThan(
			before,
		);

		allowConsole(/ERR_FAILED|Failed to fetch/);
		await page.route("**/login/passkey.data", (route) => route.abort());
		await logInButton(page).click();
		await expect(page.locator(".error-box")).toContainText("We cannot reach the system right now.");
		await page.unroute("**/login/passkey.data");
		await device.verify(true);
		await logInButton(page).click();
		await expect(page).toHaveURL(/\/portal\/dashboard$/);
	});
});
