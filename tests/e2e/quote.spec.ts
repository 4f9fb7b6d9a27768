import { type } from "#tests/support/keys.ts";
import { printedPages } from "#tests/support/looks.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { contact } from "#tests/support/public-forms.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("from the price list to a quotation, corrected, and on to us, with all that was quoted", async ({
	page,
	db,
	expectSound,
}) => {
	test.slow();
	const email = `${unique()}@minhphat.vn`;
	const main = page.getByRole("main");
	await page.goto("/pricing");
	await main.getByRole("link", { name: "Tính giá cho công ty anh chị" }).click();
	await expect(page).toHaveURL("/bao-gia");

	await page.getByLabel("Số người dùng").press("Enter");
	const refusal = "Vui lòng nhập số người dùng bằng chữ số, từ 1 trở lên, ví dụ 25";
	await expect(main.getByRole("region", { name: "Vui lòng xem lại các mục sau" })).toBeFocused();
	await expectSound(page);
	await main.getByRole("link", { name: refusal }).click();
	await expect(page.getByLabel("Số người dùng")).toBeFocused();
	await expect(page.getByLabel("Số người dùng")).toHaveAccessibleDescription(new RegExp(`${refusal}$`));

	await type(page.getByLabel("Số người dùng"), "18");
	for (const name of ["Kế toán", "Đơn hàng xuất khẩu"]) {
		await page.getByLabel(name, { exact: true }).focus();
		await page.keyboard.press("Space");
	}
	await type(page.getByLabel("Tên công ty"), "Cơ khí Minh Phát");
	await type(page.getByLabel("Giá nơi khác, mỗi năm"), "450 triệu");
	await page.keyboard.press("Enter");

	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText(/^Gói Enterprise: 504\.000\.000.₫ năm đầu$/);
	await expect(main).toContainText("Anh chị cần Đơn hàng xuất khẩu: gói Enterprise mới có đủ.");
	await main.getByRole("link", { name: /^Xem gói Starter/ }).click();
	await expect(heading).toHaveText(/^Gói Starter: 100\.800\.000.₫ năm đầu$/);
	await expect(page.getByLabel("Đơn hàng xuất khẩu", { exact: true })).not.toBeChecked();
	await expect(page.getByLabel("Kế toán", { exact: true })).toBeChecked();
	await expect(page.getByLabel("Giá nơi khác, mỗi năm")).toHaveValue("450000000");
	await expect(main).toContainText(/Mây ERP rẻ hơn 1,6.tỷ.₫ trong 5 năm, tức 69%, so với số anh chị điền\./);
	await expectSound(page);

	const shared = page.url();
	await main.getByRole("link", { name: "Gửi báo giá này cho tôi" }).click();
	const at = new PublicFormPage(page, contact);
	expect(await at.value("subject")).toBe("Báo giá");
	const message = (await at.value("message")).replace(/[^\S\n]/g, " ");
	expect(message.split("\n")).toEqual([
		...["Nhờ gửi cho tôi báo giá này.", "", "Tên công ty: Cơ khí Minh Phát", "Số người dùng: 18"],
		...["Phân hệ cần có: Kế toán", "Giá nơi khác, mỗi năm: 450.000.000 ₫", "Gói Starter"],
		...["Năm đầu: 100.800.000 ₫", "Mỗi năm, từ năm thứ hai: 144.000.000 ₫", "Tổng 5 năm: 676.800.000 ₫"],
		...[expect.stringMatching(/^Có giá trị đến hết: \d\d\/\d\d\/\d{4}$/), "", shared],
	]);
	await at.send();
	await expect(at.summary).toBeFocused();
	expect(await at.value("message")).toContain("Gói Starter");
	await at.answer("name", "Nguyễn Thu Hà");
	await at.answer("email", email);
	await at.send();
	await expect(at.heading).toHaveText(contact.sent);
	const stored = await db.collection(contact.collection).findOne({ email });
	expect(stored).toMatchObject({ subject: "Báo giá", language: "vi", visit: { plan: "starter" } });
	expect(stored?.message).toContain("Số người dùng: 18\n");
	expect(stored?.message).toContain(shared);
	await at.main.getByRole("link", { name: contact.again }).click();
	await expect(at.control("message")).toHaveValue("");
});

test("a quotation that somebody passes on is read in another language, tried, and sent in it", async ({
	page,
	db,
}) => {
	const email = `${unique()}@minhphat.vn`;
	await page.goto("/bao-gia?users=120&modules=mrp&modules=hr");
	await page.locator("summary", { hasText: "Chọn ngôn ngữ" }).click();
	await page.getByRole("button", { name: "Nederlands" }).click();
	await expect(page).toHaveURL(/\/nl\/quote\?users=120&modules=mrp&modules=hr$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		/^Enterprise: ₫.504\.000\.000 in het eerste jaar$/,
	);
	await page.getByRole("link", { name: "Enterprise proberen" }).click();
	await expect(page).toHaveURL(/\/nl\/dung-thu\?plan=enterprise$/);
	await page.goBack();
	await page.getByRole("link", { name: "Stuur mij deze offerte" }).click();
	const at = new PublicFormPage(page, contact, "nl");
	expect(await at.value("subject")).toBe("Báo giá");
	await at.answer("name", "Jan de Vries");
	await at.answer("email", email);
	await at.send();
	await expect(at.heading).toHaveText("We hebben uw bericht ontvangen");
	const stored = await db.collection(contact.collection).findOne({ email });
	expect(stored?.message).toMatch(/^Stuurt u mij deze offerte\?\n\nAantal gebruikers: 120\n/);
});

test("on paper there is the quotation alone, on one page, with room for the customer's name", async ({
	page,
}) => {
	await page.goto("/bao-gia?users=18");
	const sheet = page.getByRole("article");
	await expect(sheet.getByText("Kính gửi")).toBeHidden();
	expect(await printedPages(page)).toBe(1);
	await page.emulateMedia({ media: "print" });
	await expect(sheet.getByText("Kính gửi")).toBeVisible();
	await expect(sheet.getByRole("heading", { name: "Báo giá" })).toBeVisible();
	for (const firm of [
		"Mây ERP",
		"Công ty TNHH Phần mềm Ví Dụ. Mã số thuế 0000000000.",
		"Giá chưa gồm thuế GTGT (nếu có).",
		"1900 0000",
		"xinchao@may-erp.example",
		"1 đường Ví Dụ",
	])
		await expect(sheet).toContainText(firm);
	for (const hidden of [
		page.getByRole("navigation"),
		page.getByRole("contentinfo"),
		page.getByRole("heading", { level: 1 }),
		page.getByRole("button", { name: "Xem báo giá" }),
		page.getByText("In hoặc lưu PDF"),
	])
		await expect(hidden.first()).toBeHidden();
	await page.goto("/bao-gia?users=18&company=Minh+Ph%C3%A1t");
	await expect(sheet.getByText("Minh Phát")).toBeVisible();
});
