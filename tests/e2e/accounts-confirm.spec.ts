import getPort from "get-port";
import mongoose from "mongoose";
import { linkIn } from "#tests/support/mailbox.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { signUp } from "#tests/support/staff.ts";
import { adminEmail } from "#tests/support/staff-accounts.ts";
import { expect } from "#tests/support/test.ts";

const port = await getPort();
// As for real use, in which the firm must not be the example's.
const test = withOwnProduct({
	SMTP_URL: `smtp://127.0.0.1:${port}`,
	ADMIN_EMAILS: adminEmail,
	EMBEDDED_DATABASE: "no",
	BRAND_TAX_CODE: "0312345678",
});

// Without scripts the same form is sent in accounts-domain.spec.ts.
test("with mail configured an administrator's address is a representative's until its owner follows the link", {
	tag: "@js",
}, async ({ page, product, expectSound, allowConsole }) => {
	allowConsole(/410/);
	const mailbox = await startSmtp(port);
	const db = await mongoose.createConnection(product.uri).asPromise();
	const roleOf = async (email: string) => (await db.collection("users").findOne({ email }))?.role;
	const linkMailedTo = async (email: string) => {
		const mailed = () => mailbox.received.find(({ to }) => to.includes(email))?.text ?? "";
		await expect.poll(() => linkIn(mailed(), "confirm")).toHaveLength(1);
		return new URL(linkIn(mailed(), "confirm")[0] ?? "").pathname;
	};
	const heading = page.getByRole("heading", { level: 1 });
	await signUp(page, adminEmail);
	await expect(page.getByRole("banner").getByText("Sales Representative")).toBeVisible();
	const exampleFirm = page.getByText(/^Visitors are shown the details of an example firm/);
	await expect(exampleFirm).toHaveCount(0);
	const link = await linkMailedTo(adminEmail);
	await page.goto(link);
	await expect(page).toHaveURL(/\/portal\/confirm$/);
	await expect(heading).toHaveText("Become an administrator");
	await expectSound(page);
	expect(await roleOf(adminEmail)).toBe("sales");
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(heading).toHaveText("You are an administrator now");
	await expectSound(page);
	expect(await roleOf(adminEmail)).toBe("admin");
	await page.reload();
	await expect(heading).toHaveText("You are an administrator now");
	expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("link");
	await page.getByRole("link", { name: "Open the portal" }).click();
	await expect(page.getByRole("banner").getByText("Administrator")).toBeVisible();
	await expect(exampleFirm).toHaveText(
		/set: BRAND_EMAIL, BRAND_PHONE, BRAND_ADDRESS, BRAND_LEGAL_NAME, BRAND_PERSON\.$/,
	);
	await expectSound(page);
	await page.goto("/portal/notifications");
	await expect(page.getByText(`They are mailed to ${adminEmail}, in Vietnamese.`)).toBeVisible();
	await page.goto(link);
	await expect(heading).toHaveText("This link does not work any more");
	await db.close();
	await mailbox.close();
});
