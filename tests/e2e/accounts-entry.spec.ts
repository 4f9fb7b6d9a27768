import type { Page } from "playwright/test";
import { errorBox } from "#tests/support/error-box.ts";
import { type } from "#tests/support/keys.ts";
import { logIn, signUp } from "#tests/support/staff.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test.slow();

type Person = { name: string; email: string; password: string; confirm: string };

const newPerson = (values: Partial<Person> = {}): Person => ({
	name: "Trần Văn Bình",
	email: `rep-${unique()}@may-erp.example`,
	password,
	confirm: values.password ?? password,
	...values,
});

async function fillSignUp(page: Page, person: Person): Promise<void> {
	await page.goto("/portal/signup");
	await type(page.getByLabel("Full name"), person.name);
	await type(page.getByLabel("Email"), person.email);
	await type(page.getByLabel("Password", { exact: true }), person.password);
	await type(page.getByLabel("Confirm password"), person.confirm);
	await page.getByRole("button", { name: "Sign up" }).click();
}

for (const [name, values, label, message] of [
	["no name", { name: "" }, "Full name", "Please enter your full name"],
	["an impossible address", { email: "khong-phai-email" }, "Email", "Invalid email address."],
	["a look-alike address", { email: "b\u0131nh@may-erp.example" }, "Email", "Invalid email address."],
	["different passwords", { confirm: "khac-hẳn-2026" }, "Confirm password", "Passwords do not match"],
	["a short password", { password: "12345" }, "Password", "Password must be at least 6 characters"],
	[
		"a common password",
		{ password: "Password1" },
		"Password",
		"Password is too weak. Use at least 6 characters.",
	],
] as const) {
	test(`sign-up refuses ${name} and stores nothing`, async ({ page, db, expectSound }) => {
		const person = newPerson(values);
		await fillSignUp(page, person);
		await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message));
		await expect(errorBox(page).getByRole("link")).toHaveText([message]);
		await expect(page.getByLabel("Email")).toHaveValue(person.email);
		expect(await page.content()).not.toContain(`value="${person.password}"`);
		await expectSound(page);
		expect(await db.collection("accounts").countDocuments({ email: person.email })).toBe(0);
	});
}

test("an address that has an account cannot sign up again, in whatever case", async ({
	page,
	db,
	expectSound,
}) => {
	const email = await signUp(page);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	await fillSignUp(page, newPerson({ email: email.toUpperCase() }));
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
		"This email is already registered. Please log in instead.",
	);
	await expectSound(page);
	expect(await db.collection("accounts").countDocuments({ email })).toBe(1);
});

test("wrong credentials get one answer, whether or not the address has an account", async ({
	page,
	expectSound,
}) => {
	const email = await signUp(page);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	await expectSound(page);
	for (const typed of [email, `nobody-${unique()}@may-erp.example`]) {
		await page.goto("/portal/login");
		await logIn(page, typed, "sai-mat-khau");
		await expect(errorBox(page)).toHaveText("Failed to log in. Please check your credentials.");
		await expect(page.getByLabel("Email")).toHaveValue(typed);
	}
	await expectSound(page);
	await logIn(page, email);
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
});

test("the way back is kept from login to sign-up and through it", async ({ page }) => {
	await page.goto("/portal/inquiry");
	await expect(page).toHaveURL(/\/portal\/login\?returnTo=%2Fportal%2Finquiry$/);
	await page.getByRole("link", { name: "No account yet? Sign up" }).click();
	await expect(page).toHaveURL(/\/portal\/signup\?returnTo=%2Fportal%2Finquiry$/);
	await page.getByRole("link", { name: "Already have an account? Log in" }).click();
	await page.getByRole("link", { name: "No account yet? Sign up" }).click();
	const person = newPerson();
	await type(page.getByLabel("Full name"), person.name);
	await type(page.getByLabel("Email"), person.email);
	await type(page.getByLabel("Password", { exact: true }), person.password);
	await type(page.getByLabel("Confirm password"), person.confirm);
	await page.getByRole("button", { name: "Sign up" }).click();
	await expect(page).toHaveURL(/\/portal\/inquiry$/);
	await page.goto("/portal/login?returnTo=/portal/inquiry");
	await expect(page).toHaveURL(/\/portal\/inquiry$/);
});

for (const wanted of ["https://xau.example/", "//xau.example", "/\\xau.example", "/.//xau.example"]) {
	test(`the way back ${wanted} does not leave the site`, async ({ page, baseURL }) => {
		const email = await signUp(page);
		await page.context().clearCookies();
		await page.goto(`/portal/login?${new URLSearchParams({ returnTo: wanted })}`);
		await logIn(page, email);
		await expect(page).toHaveURL(`${baseURL}/portal/dashboard`);
	});
}

test("login works by keyboard alone, on the smallest phone, in Vietnamese", async ({ page, expectSound }) => {
	const email = await signUp(page);
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	await page.setViewportSize({ width: 320, height: 640 });
	await page.getByRole("button", { name: "Tiếng Việt" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Đăng nhập cổng bán hàng");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

	await page.getByLabel("Email").focus();
	await page.keyboard.type(email);
	await page.keyboard.press("Tab");
	await page.keyboard.type("sai-mat-khau");
	await page.keyboard.press("Enter");
	await expect(errorBox(page)).toHaveText("Chưa đăng nhập được. Vui lòng kiểm tra email và mật khẩu.");
	await expect(errorBox(page)).toBeFocused();
	await expectSound(page);
	await page.getByLabel("Mật khẩu", { exact: true }).focus();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type(password);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/portal\/dashboard$/);
});
