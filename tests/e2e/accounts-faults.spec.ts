import { withOwnProduct } from "#tests/support/own-product.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect } from "#tests/support/test.ts";

const test = withOwnProduct();

test("while the database is away, sign-up, login and reset say so and keep what was typed", async ({
	page,
	product,
	allowConsole,
	expectSound,
}) => {
	test.setTimeout(150_000);
	allowConsole(/503/);
	const slow = { timeout: 20_000 };
	await page.goto("/portal/signup");
	await product.mongod.stop();

	await page.getByLabel("Full name").fill("Trần Văn Bình");
	await page.getByLabel("Email").fill("binh@may-erp.example");
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByLabel("Confirm password").fill(password);
	await page.getByRole("button", { name: "Sign up" }).click();
	await expect(page.getByRole("alert")).toHaveText("Failed to create account. Please try again.", slow);
	await expect(page.getByLabel("Full name")).toHaveValue("Trần Văn Bình");
	await expectSound(page);

	await page.goto("/portal/login");
	await page.getByLabel("Email").fill("binh@may-erp.example");
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByRole("alert")).toHaveText(/^We cannot reach the system right now/, slow);
	await expect(page.getByLabel("Email")).toHaveValue("binh@may-erp.example");

	await page.goto("/portal/reset");
	await page.getByLabel("Email").fill("binh@may-erp.example");
	await page.getByRole("button", { name: "Send the link" }).click();
	await expect(page.getByRole("alert")).toHaveText("We could not send the link. Please try again.", slow);
	await expectSound(page);
});
