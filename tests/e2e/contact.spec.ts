import { testPublicForm } from "#tests/support/public-form-journeys.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { contact } from "#tests/support/public-forms.ts";
import { expect, test, unique } from "#tests/support/test.ts";

testPublicForm(contact);

test("it is one page at two addresses, of which search engines hear one", async ({ page, expectSound }) => {
	for (const [address, canonical] of [
		["/lien-he", "/lien-he"],
		["/contact", "/lien-he"],
		["/en/lien-he", "/en/lien-he"],
		["/en/contact", "/en/lien-he"],
	] as const) {
		await page.goto(address);
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
			"href",
			new RegExp(`[^/]${canonical}$`),
		);
	}
	await expectSound(page);
});

test("a message sent from its second address is stored", async ({ page, db }) => {
	const email = `${unique()}@minhphat.vn`;
	const at = new PublicFormPage(page, { ...contact, path: "/contact" });
	await at.open();
	await at.answerAll({ email, phone: "" });
	await at.send();
	await expect(at.heading).toHaveText(contact.sent);
	expect(await db.collection("contactMessages").findOne({ email })).not.toHaveProperty("phone");
});

test("it says where the office is, and what happens to what one writes", async ({ page }) => {
	await page.goto("/lien-he");
	const main = page.getByRole("main");
	for (const fact of ["1900 0000", "xinchao@may-erp.example", "1 đường Ví Dụ", "8:00-12:00 và 13:00-17:00"]) {
		await expect(main).toContainText(fact);
	}
	await main.getByRole("link", { name: "Chính sách bảo mật" }).click();
	await expect(page).toHaveURL("/privacy");
});
