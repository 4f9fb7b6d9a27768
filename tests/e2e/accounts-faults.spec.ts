import { errorBox } from "#tests/support/error-box.ts";
import { type } from "#tests/support/keys.ts";
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

	await type(page.getByLabel("Full name"), "Trần Văn Bình");
	await type(page.getByLabel("Email"), "binh@may-erp.example");
	await type(page.getByLabel("Password", { exact: true }), password);
	await type(page.getByLabel("Confirm password"), password);
	await page.getByRole("button", { name: "Sign up" }).click();
	await expect(errorBox(page)).toHaveText("Failed to create account. Please try again.", slow);
	await expect(page.getByLabel("Full name")).toHaveValue("Trần Văn Bình");
	await expectSound(page);

	await page.goto("/portal/login");
	await type(page.getByLabel("Email"), "binh@may-erp.example");
	await type(page.getByLabel("Password"), password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(errorBox(page)).toHaveText(/^We cannot reach the system right now/, slow);
	await expect(page.getByLabel("Email")).toHaveValue("binh@may-erp.example");

	await page.goto("/portal/reset");
	await type(page.getByLabel("Email"), "binh@may-erp.example");
	await page.getByRole("button", { name: "Send the link" }).click();
	await expect(errorBox(page)).toHaveText("We could not send the link. Please try again.", slow);
	await expectSound(page);
});
