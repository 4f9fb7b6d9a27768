import mongoose from "mongoose";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { enter, store } from "#tests/support/portal.ts";
import { expect } from "#tests/support/test.ts";

const test = withOwnProduct();

test("while the database is away, failures to load, update and delete are told, and nothing looks empty", async ({
	page,
	product,
	allowConsole,
	javaScriptEnabled,
	expectSound,
}) => {
	test.skip(!javaScriptEnabled, "without scripts each of them is a page that says so: see faults.spec.ts");
	test.setTimeout(150_000);
	allowConsole(/503/);
	const db = await mongoose.createConnection(product.mongod.uri).asPromise();
	await enter(page);
	await store(page, db);
	await db.close();
	await page.goto("/portal/dashboard");
	await page.getByRole("link", { name: /^Delete/ }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await product.mongod.stop();

	const slow = { timeout: 20_000 };
	await page.getByRole("button", { name: "Delete inquiry" }).click();
	await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
		"Failed to delete the inquiry. Please try again.",
		slow,
	);
	await expectSound(page);
	await page.keyboard.press("Escape");

	const select = page.getByRole("combobox", { name: /^Status/ });
	await select.selectOption("completed");
	await expect(page.getByRole("alert").first()).toHaveText(
		"Failed to update the inquiry. Please try again.",
		slow,
	);
	await expect(select).toHaveValue("pending");

	await page.getByRole("link", { name: "Nguyễn Thị Thu Hà", exact: true }).click();
	await expect(page.getByRole("dialog")).toContainText("Failed to load this inquiry.", slow);
	await expectSound(page);
	await page.keyboard.press("Escape");
	await expect(page.locator("tbody tr")).toHaveCount(1);

	await page.getByRole("link", { name: "Pending", exact: true }).click();
	await expect(page.locator(".error-status")).toHaveText("503", slow);
	await expect(page.getByText("No inquiries found")).toHaveCount(0);
	await expectSound(page);
});
