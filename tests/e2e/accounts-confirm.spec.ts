import getPort from "get-port";
import mongoose from "mongoose";
import { linkIn } from "#tests/support/mailbox.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { signUp } from "#tests/support/staff.ts";
import { adminEmail } from "#tests/support/staff-accounts.ts";
import { expect } from "#tests/support/test.ts";

const port = await getPort();
const test = withOwnProduct({ SMTP_URL: `smtp://127.0.0.1:${port}` });

test("with mail configured an administrator's address is a representative's until its owner follows the link", async ({
	page,
	product,
	expectSound,
	allowConsole,
}) => {
	test.setTimeout(120_000);
	allowConsole(/410/);
	const mailbox = await startSmtp(port);
	const db = await mongoose.createConnection(product.mongod.uri).asPromise();
	await signUp(page, adminEmail);
	await expect(page.getByText("Sales Representative")).toBeVisible();
	const mailed = () => mailbox.received.find(({ to }) => to.includes(adminEmail))?.text ?? "";
	await expect.poll(() => linkIn(mailed(), "confirm")).toHaveLength(1);
	const { pathname: link } = new URL(linkIn(mailed(), "confirm")[0] ?? "");

	await page.goto(link);
	await expect(page).toHaveURL(/\/portal\/confirm$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become an administrator");
	await expectSound(page);
	expect(await db.collection("users").findOne({ email: adminEmail })).toMatchObject({ role: "sales" });
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are an administrator now");
	await expectSound(page);
	expect(await db.collection("users").findOne({ email: adminEmail })).toMatchObject({ role: "admin" });
	await page.getByRole("link", { name: "Open the portal" }).click();
	await expect(page.getByText("Administrator", { exact: true })).toBeVisible();

	await page.goto(link);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work any more");
	await db.close();
	await mailbox.close();
});
