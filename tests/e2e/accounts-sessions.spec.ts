import type { APIRequestContext, BrowserContext, Page } from "playwright/test";
import { errorBox } from "#tests/support/error-box.ts";
import { type } from "#tests/support/keys.ts";
import { logIn, signUp } from "#tests/support/staff.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test } from "#tests/support/test.ts";

test.slow();

const newPassword = "mot-mat-khau-moi-2026";

async function sessionOf(context: BrowserContext): Promise<string> {
	const cookies = await context.cookies();
	return cookies.find(({ name }) => name === "session")?.value ?? "";
}

/** Of a hundred requests with a session cookie, how many are sent to the login page. */
async function refusals(request: APIRequestContext, session: string): Promise<number> {
	let refused = 0;
	for (let index = 0; index < 100; index++) {
		const path = index % 2 ? "/portal/dashboard" : "/portal/devices.data";
		const answer = await request.get(path, { headers: { Cookie: `session=${session}` }, maxRedirects: 0 });
		const place = answer.headers().location ?? (await answer.text());
		if (place.includes("/portal/login")) refused++;
	}
	return refused;
}

async function logInElsewhere(page: Page, email: string): Promise<Page> {
	const browser = page.context().browser();
	const other = await (
		await browser?.newContext({ userAgent: "Mozilla/5.0 (iPhone) Version/18.5 Safari/604.1" })
	)?.newPage();
	if (!other) throw new Error("There is no browser");
	await other.goto(new URL("/portal/login", page.url()).href);
	await logIn(other, email);
	await expect(other).toHaveURL(/\/portal\/dashboard$/);
	return other;
}

test("signing in makes a new session, and signing out ends it for good", async ({
	page,
	request,
	context,
}) => {
	const email = await signUp(page);
	const first = await sessionOf(context);
	const again = await request.post("/portal/login", {
		form: { email, password },
		headers: { Cookie: `session=${first}` },
		maxRedirects: 0,
	});
	expect(again.status()).toBe(302);
	const [cookie] = again.headersArray().filter(({ value }) => value.startsWith("session="));
	expect(cookie?.value).toMatch(/; HttpOnly; SameSite=Lax$/);
	expect(cookie?.value).not.toContain(first);
	expect(await refusals(request, first)).toBe(100);

	await page.goto("/portal/login");
	await logIn(page, email);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
	const second = await sessionOf(context);
	expect(await refusals(request, second)).toBe(0);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	expect(await refusals(request, second)).toBe(100);
	await page.goBack();
	await expect(page.getByLabel("Password")).toBeVisible();
});

test("a changed password ends every other session, and only the new one signs in", async ({
	page,
	request,
	context,
	db,
	expectSound,
}) => {
	const email = await signUp(page);
	const other = await logInElsewhere(page, email);
	const [mine, theirs] = [await sessionOf(context), await sessionOf(other.context())];

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
	await change(password, "123456");
	await says("New password", "Password is too weak. Use at least 6 characters.");
	const before = await db.collection("accounts").findOne({ email });
	await change(password, newPassword);

	await expect(page.locator(".success-panel")).toHaveText(
		"Your password is changed. Every other device is logged out.",
	);
	await expect(page.getByRole("button", { name: /^Log out:/ })).toHaveCount(1);
	const after = await db.collection("accounts").findOne({ email });
	expect(after?.passwordHash).not.toBe(before?.passwordHash);
	expect(await db.collection("sessions").countDocuments({ accountId: after?._id })).toBe(1);
	expect(await refusals(request, mine)).toBe(100);
	expect(await refusals(request, theirs)).toBe(100);

	await other.reload();
	await expect(other).toHaveURL(/\/portal\/login/);
	await logIn(other, email);
	await expect(errorBox(other)).toHaveText("Failed to log in. Please check your credentials.");
	await logIn(other, email, newPassword);
	await expect(other).toHaveURL(/\/portal\/dashboard$/);
	await other.context().close();
});

test("the devices are listed, and one or all of them signed out", async ({ page, expectSound }) => {
	const email = await signUp(page);
	const phone = await logInElsewhere(page, email);
	await page.getByRole("link", { name: "Trần Văn Bình" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Logged in on these devices");
	await expect(page.getByRole("row", { name: /Safari · iPhone/ })).toBeVisible();
	await expect(page.getByRole("row", { name: /This device/ })).toHaveCount(1);
	await expectSound(page);

	await page.getByRole("button", { name: /^Log out: Safari · iPhone/ }).click();
	await expect(page.locator(".success-panel")).toHaveText("That device is logged out.");
	await expect(page.getByRole("row", { name: /Safari · iPhone/ })).toHaveCount(0);
	await phone.reload();
	await expect(phone).toHaveURL(/\/portal\/login/);
	await logIn(phone, email);
	await expect(phone).toHaveURL(/\/portal\/dashboard$/);

	await page.reload();
	await page.getByRole("button", { name: "Log out everywhere" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	await phone.reload();
	await expect(phone).toHaveURL(/\/portal\/login/);
	await phone.context().close();
});

test("nobody signs out another's device", async ({ page, request, db }) => {
	const victim = await signUp(page);
	const account = await db.collection("accounts").findOne({ email: victim });
	const session = await db.collection("sessions").findOne({ accountId: account?._id });
	await page.context().clearCookies();
	await signUp(page);
	const headers = { Cookie: `session=${await sessionOf(page.context())}` };
	const answer = await request.post("/portal/devices", {
		form: { session: String(session?._id) },
		headers,
		maxRedirects: 0,
	});
	expect(answer.status()).toBe(302);
	expect(await db.collection("sessions").countDocuments({ accountId: account?._id })).toBe(1);
	for (const form of ["session=x", "session=", "", "session=everywhere&accountId=1", "session=a&session=b"]) {
		const type = { "Content-Type": "application/x-www-form-urlencoded" };
		const refused = await request.post("/portal/devices", { data: form, headers: { ...headers, ...type } });
		expect(refused.status()).toBe(400);
	}
});
