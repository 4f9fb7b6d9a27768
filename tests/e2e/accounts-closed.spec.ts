import mongoose from "mongoose";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect } from "#tests/support/test.ts";

const test = withOwnProduct({ SIGNUP: "off" });

// It has no form, and what is sent anyway is sent without scripts.
test("where sign-up is off the page says so, login does not lead there, and a form sent anyway stores nothing", {
	tag: "@js",
}, async ({ page, product, expectSound }) => {
	const db = await mongoose.createConnection(product.uri).asPromise();
	await page.goto("/portal/login");
	await expect(page.getByRole("link", { name: "Forgot your password?" })).toBeVisible();
	await expect(page.getByRole("link", { name: "No account yet? Sign up" })).toHaveCount(0);
	await page.goto("/portal/signup");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accounts come by invitation");
	await expect(page.getByLabel("Email")).toHaveCount(0);
	await expectSound(page);
	const email = "binh@gmail.com";
	const form = { fullName: "Bình", email, password, confirmPassword: password };
	const answer = await page.request.post("/portal/signup", { form, maxRedirects: 0 });
	expect(answer.status()).toBe(403);
	expect(await answer.text()).toContain("Accounts come by invitation");
	expect(answer.headers()["set-cookie"]).toBeUndefined();
	expect(await db.collection("accounts").countDocuments()).toBe(0);
	await page.getByRole("link", { name: "Already have an account? Log in" }).click();
	await expect(page).toHaveURL(/\/portal\/login$/);
	await db.close();
});
