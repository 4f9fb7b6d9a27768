import getPort from "get-port";
import mongoose from "mongoose";
import { expect } from "#tests/support/http.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { Reader } from "#tests/support/reader.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { adminEmail, password } from "#tests/support/staff-accounts.ts";

const port = await getPort();
// As for real use, in which the firm must not be the example's.
const test = withOwnProduct({
	SMTP_URL: `smtp://127.0.0.1:${port}`,
	ADMIN_EMAILS: adminEmail,
	EMBEDDED_DATABASE: "no",
	BRAND_TAX_CODE: "0312345678",
});

test("with mail configured an administrator's address is a representative's until its owner follows the link", async ({
	request,
	product,
}) => {
	const mailbox = await startSmtp(port);
	const db = await mongoose.createConnection(product.uri).asPromise();
	const role = async () => (await db.collection("users").findOne({ email: adminEmail }))?.role;
	const mailed = () =>
		linkIn(mailbox.received.find(({ to }) => to.includes(adminEmail))?.text ?? "", "confirm");
	const exampleFirm = "Visitors are shown the details of an example firm";
	const at = new Reader(request);
	await at.open("/portal/signup");
	const person = { fullName: "Quản trị", email: adminEmail, password, confirmPassword: password };
	await at.press("Sign up", person);
	expect(at.place).toBe("/portal/dashboard");
	expect(at.page.html).toContain("Sales Representative");
	expect(at.page.html).not.toContain(exampleFirm);

	await expect.poll(mailed).toHaveLength(1);
	const link = new URL(mailed()[0] ?? "").pathname;
	await at.open(link);
	expect([at.place, at.page.heading]).toEqual(["/portal/confirm", "Become an administrator"]);
	expect(await role()).toBe("sales");
	await at.press("Confirm");
	expect(at.page.heading).toBe("You are an administrator now");
	expect(await role()).toBe("admin");
	await at.open(at.place);
	expect(at.page.heading, "once more").toBe("You are an administrator now");
	expect((await request.storageState()).cookies.map(({ name }) => name)).not.toContain("link");
	await at.follow("Open the portal");
	expect(at.page.html).toContain("Administrator");
	expect(at.page.html).toContain(exampleFirm);
	expect(at.page.html).toMatch(
		/set: BRAND_EMAIL, BRAND_PHONE, BRAND_ADDRESS, BRAND_LEGAL_NAME, BRAND_PERSON\.</,
	);
	await at.open("/portal/notifications");
	expect(at.page.main).toContain(`They are mailed to ${adminEmail}, in Vietnamese.`);
	await at.open(link);
	expect(at.page.heading).toBe("This link does not work any more");
	await db.close();
	await mailbox.close();
});
