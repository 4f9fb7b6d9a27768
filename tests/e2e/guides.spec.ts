import { type } from "#tests/support/keys.ts";
import { expect, test } from "#tests/support/test.ts";

test("who is stuck searches without diacritics, reads a guide, then a related one, and asks", {
	tag: "@js",
}, async ({ page }) => {
	await page.goto("/docs");
	await type(page.getByLabel("Tìm trong tài liệu"), "lam sao khoa so thang");
	await page.getByRole("button", { name: "Tìm" }).click();
	await expect(page.getByRole("main")).toContainText("Mở phân hệ Kế toán, chọn “Khóa sổ”, chọn tháng.");
	await page.getByRole("link", { name: "Khóa sổ cuối tháng" }).click();

	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Khóa sổ cuối tháng");
	await expect(page.getByRole("region", { name: "Các bước" }).getByRole("listitem").first()).toContainText(
		"danh sách việc cần kiểm",
	);
	await page.getByRole("navigation", { name: "Đọc tiếp" }).getByRole("link", { name: "Kiểm kê kho" }).click();

	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kiểm kê kho");
	await page
		.getByRole("navigation", { name: "Anh chị đang ở" })
		.getByRole("link", { name: "Mua hàng" })
		.click();
	await expect(page.getByRole("link", { name: "Cảnh báo sắp hết hàng" })).toBeInViewport();
	await page.goBack();
	await page.getByRole("main").getByRole("link", { name: "Liên hệ tư vấn" }).click();
	await expect(page.getByLabel("Họ và tên")).toBeVisible();
});

test("a guide is the same page in the language that is picked", { tag: "@js" }, async ({ page }) => {
	await page.goto("/docs/khoa-so-thang");
	await page.locator("summary", { hasText: "Chọn ngôn ngữ" }).click();
	await page.getByRole("button", { name: "中文" }).click();
	await expect(page).toHaveURL(/\/zh\/docs\/khoa-so-thang$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("月末结账");
});
