import { testPublicForm } from "#tests/support/public-form-journeys.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { contact } from "#tests/support/public-forms.ts";
import { expect, test, unique } from "#tests/support/test.ts";

testPublicForm(contact);

// Without scripts: tests/http/public-forms.spec.ts.
test("a message sent from its second address is stored where scripts run, too", { tag: "@js" }, async ({
	page,
	db,
}) => {
	const email = `${unique()}@minhphat.vn`;
	const at = new PublicFormPage(page, { ...contact, path: "/contact" });
	await at.open();
	await at.answerAll({ email, phone: "" });
	await at.send();
	await expect(at.heading).toHaveText(contact.sent);
	const stored = await db.collection("contactMessages").findOne({ email });
	expect(stored).not.toBeNull();
	expect(stored).not.toHaveProperty("phone");
});

test("it says where the office is, and what happens to what one writes", { tag: "@js" }, async ({ page }) => {
	await page.goto("/lien-he");
	const main = page.getByRole("main");
	for (const fact of [
		"1900 0000",
		"Nguyễn Thị Ví Dụ",
		"xinchao@may-erp.example",
		"1 đường Ví Dụ",
		"8:00\u201112:00 và 13:00\u201117:00",
	]) {
		await expect(main).toContainText(fact);
	}
	await main.getByRole("link", { name: "Chính sách bảo mật" }).click();
	await expect(page).toHaveURL("/privacy");
});

// Where scripts run the form itself says how much is too much.
test("what is too long for any form is answered by what to do, and stands there still", {
	tag: "@no-js",
}, async ({ page, db, allowConsole, expectSound }) => {
	allowConsole(/413/);
	const [email, message] = [`${unique()}@minhphat.vn`, "Dài quá. ".repeat(40_000)];
	const at = new PublicFormPage(page, contact);
	await at.open();
	await at.answerAll({ email, message });
	await at.send();
	await expect(at.heading).toHaveText("Nội dung gửi lên quá dài");
	await expect(at.main).toContainText("quay lại, rút gọn nội dung rồi gửi lần nữa");
	await expectSound(page);
	await page.goBack();
	expect(await at.value("message")).toBe(message);
	expect(await at.value("email")).toBe(email);
	await at.answer("message", "Ngắn hơn nhiều.");
	await at.send();
	await expect(at.heading).toHaveText(contact.sent);
	expect(await db.collection(contact.collection).countDocuments({ email })).toBe(1);
});
