import { errorBox } from "#tests/support/error-box.ts";
import { type } from "#tests/support/keys.ts";
import { withOwnMongod } from "#tests/support/own-product.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { contact, demo, trial } from "#tests/support/public-forms.ts";
import { signUp, submitInquiry } from "#tests/support/staff.ts";
import { expect } from "#tests/support/test.ts";

const test = withOwnMongod({ MONGODB_TIMEOUT_MS: "2000" });

// Without scripts: tests/http/faults.spec.ts.
test("while the database is away every form says so and loses nothing, and pages that need none still open", {
	tag: "@js",
}, async ({ page, product, allowConsole, expectSound }) => {
	allowConsole(/503/);
	await signUp(page);
	const inquiryPage = await page.context().newPage();
	await inquiryPage.goto("/portal/inquiry");

	await product.mongod.stop();

	for (const form of [trial, demo, contact]) {
		const at = new PublicFormPage(page, form);
		await at.open();
		await at.answerAll();
		await at.send();
		await expect(at.summary).toHaveText(form.failure);
		await expect(at.summary).toBeFocused();
		await expect(at.summary).toHaveAccessibleDescription(/chỉ được ghi nhận một lần\.$/);
		for (const [field, value] of Object.entries(form.answers)) expect(await at.value(field)).toBe(value);
		await expectSound(page);
		await at.answer("email", "");
		await at.send();
		await expect(at.summary).toHaveText(/Vui lòng nhập email$/);
		await at.answer("email", form.answers.email ?? "");
	}

	const dashboard = await page.goto("/portal/dashboard");
	expect(dashboard?.status()).toBe(503);
	await expect(page.getByText("No inquiries found")).toHaveCount(0);

	await submitInquiry(inquiryPage, "Khách lúc mất điện");
	await expect(errorBox(inquiryPage)).toHaveText("Failed to submit inquiry. Please try again.");
	await expect(errorBox(inquiryPage)).toHaveAccessibleDescription(/stored only once\.$/);
	await expect(inquiryPage.getByLabel("Customer name")).toHaveValue("Khách lúc mất điện");
	await type(inquiryPage.getByLabel("Customer name"), "Khách lúc có điện lại");
});
