import { testPublicForm } from "#tests/support/public-form-journeys.ts";
import { contact } from "#tests/support/public-forms.ts";
import { expect, test } from "#tests/support/test.ts";

testPublicForm(contact);

test("it says where the office is, and what happens to what one writes", async ({ page }) => {
	await page.goto("/lien-he");
	const main = page.getByRole("main");
	for (const fact of ["1900 0000", "xinchao@may-erp.example", "1 đường Ví Dụ", "8:00-12:00 và 13:00-17:00"]) {
		await expect(main).toContainText(fact);
	}
	await main.getByRole("link", { name: "Chính sách bảo mật" }).click();
	await expect(page).toHaveURL("/privacy");
});
