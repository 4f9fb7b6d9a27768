import mongoose from "mongoose";
import { errorBox } from "#tests/support/error-box.ts";
import { readPage } from "#tests/support/http.ts";
import { type } from "#tests/support/keys.ts";
import { withOwnMongod } from "#tests/support/own-product.ts";
import { enter, store } from "#tests/support/portal.ts";
import { password } from "#tests/support/staff-accounts.ts";
import { expect } from "#tests/support/test.ts";

const test = withOwnMongod({ MONGODB_TIMEOUT_MS: "4000" });

// What browsers without scripts get is asked over HTTP.
test("while the database is away failures to come in, load, update and delete are told, and nothing looks empty", {
	tag: "@js",
}, async ({ page, product, allowConsole, expectSound, visitor }) => {
	allowConsole(/503/);
	const db = await mongoose.createConnection(product.uri).asPromise();
	await enter(page);
	await store(page, db);
	await db.close();
	await page.goto("/portal/dashboard");
	await page.getByRole("link", { name: /^Delete / }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await product.mongod.stop();

	await page.getByRole("button", { name: "Delete inquiry" }).click();
	await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
		"Failed to delete the inquiry. Please try again.",
	);
	await expectSound(page);
	await page.keyboard.press("Escape");

	const select = page.getByRole("combobox", { name: /^Status/ });
	await select.selectOption("completed");
	await expect(page.getByRole("alert").first()).toHaveText("Failed to update the inquiry. Please try again.");
	await expect(select).toHaveValue("pending");

	await page.getByRole("link", { name: "Nguyễn Thị Thu Hà", exact: true }).click();
	await expect(page.getByRole("dialog")).toContainText("Failed to load this inquiry.");
	await expectSound(page);
	await page.keyboard.press("Escape");
	await expect(page.locator("tbody tr")).toHaveCount(1);

	const refused = page.waitForResponse((answer) => answer.url().includes("/portal/dashboard.data"));
	await page.getByRole("link", { name: /^Pending/ }).click();
	await expect(page.getByRole("main").getByText("503", { exact: true })).toBeVisible();
	await expect(page.getByText("When you report this, add this code:")).toContainText(
		(await refused).headers()["x-request-id"] ?? "no id",
	);
	await expect(page.getByText("No inquiries found")).toHaveCount(0);
	await expectSound(page);

	await page.context().clearCookies();
	await page.goto("/portal/signup");
	const person = { fullName: "Trần Văn Bình", email: "binh@may-erp.example" };
	await type(page.getByLabel("Full name"), person.fullName);
	await type(page.getByLabel("Email"), person.email);
	await type(page.getByLabel("Password", { exact: true }), password);
	await type(page.getByLabel("Confirm password"), password);
	await page.getByRole("button", { name: "Sign up" }).click();
	await expect(errorBox(page)).toHaveText("Failed to create account. Please try again.");
	await expect(page.getByLabel("Full name")).toHaveValue(person.fullName);

	await page.goto("/portal/login");
	await type(page.getByLabel("Email"), person.email);
	await type(page.getByLabel("Password"), password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(errorBox(page)).toHaveText("Failed to log in. Please check your credentials.");
	await expect(errorBox(page)).toHaveAccessibleDescription(/^We cannot reach the system right now/);
	await expect(page.getByLabel("Email")).toHaveValue(person.email);

	await page.goto("/portal/reset");
	await type(page.getByLabel("Email"), person.email);
	await page.getByRole("button", { name: "Ask for a link" }).click();
	await expect(errorBox(page)).toHaveText("We could not send the link. Please try again.");

	// Without JavaScript.
	const guest = await visitor();
	const { fullName, email } = person;
	const secrets = { password, confirmPassword: password };
	const send = async (place: string, form: Record<string, string>) =>
		readPage(await guest.post(place, { form }));
	const [signup, login, reset] = await Promise.all([
		send("/portal/signup", { fullName, email, ...secrets }),
		send("/portal/login", { email, password }),
		send("/portal/reset", { email }),
	]);
	expect(signup.refusal).toBe("Failed to create account. Please try again.");
	expect(signup.value("fullName")).toBe(fullName);
	expect(login.refusal).toBe("Failed to log in. Please check your credentials.");
	expect(login.main).toContain("We cannot reach the system right now");
	expect(reset.refusal).toBe("We could not send the link. Please try again.");
	for (const sent of [signup, login, reset]) {
		expect(sent.status).toBe(503);
		expect(sent.value("email")).toBe(email);
		expect(sent.html).not.toContain(password);
	}
});
