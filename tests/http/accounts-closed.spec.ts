import mongoose from "mongoose";
import { expect } from "#tests/support/http.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { Reader } from "#tests/support/reader.ts";
import { password } from "#tests/support/staff-accounts.ts";

const test = withOwnProduct({ SIGNUP: "off" });

test("where sign-up is off the page says so, login does not lead there, and a form sent anyway stores nothing", async ({
	request,
	product,
}) => {
	const db = await mongoose.createConnection(product.uri).asPromise();
	const at = new Reader(request);
	await at.open("/portal/login");
	expect(at.page.main).toContain("Forgot your password?");
	expect(at.page.main).not.toContain("Sign up");
	await at.open("/portal/signup");
	expect(at.page.heading).toBe("Accounts come by invitation");
	expect(at.page.$("main [name=email]")).toHaveLength(0);
	const form = { fullName: "Bình", email: "binh@gmail.com", password, confirmPassword: password };
	const answer = await request.post("/portal/signup", { form, maxRedirects: 0 });
	expect(answer.status()).toBe(403);
	expect(await answer.text()).toContain("Accounts come by invitation");
	expect(answer.headers()["set-cookie"]).toBeUndefined();
	expect(await db.collection("accounts").countDocuments()).toBe(0);
	await at.follow("Already have an account? Log in");
	expect(at.place).toBe("/portal/login");
	await db.close();
});
