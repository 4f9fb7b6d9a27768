import { answerAddresses } from "#tests/support/every-page.ts";
import { type } from "#tests/support/keys.ts";
import { loose, printedPages, smallTargets, tooWide } from "#tests/support/looks.ts";
import { PublicFormPage } from "#tests/support/public-form-page.ts";
import { contact } from "#tests/support/public-forms.ts";
import { expect, test, unique } from "#tests/support/test.ts";

test("the price list answers for a firm, corrected, becomes a quotation with its name, and is sent to us", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	const email = `${unique()}@minhphat.vn`;
	const main = page.getByRole("main");
	const users = page.getByRole("textbox", { name: "Số người dùng" });
	await page.goto("/pricing");
	await users.press("Enter");
	const refusal = "Vui lòng nhập số người dùng bằng chữ số, từ 1 trở lên, ví dụ 25";
	await expect(main.getByRole("region", { name: "Vui lòng xem lại các mục sau" })).toBeFocused();
	await expect(page.getByText(refusal).last()).toHaveCSS("color", "rgb(180, 35, 24)");
	await expectSound(page);
	await main.getByRole("link", { name: refusal }).click();
	await expect(users).toBeFocused();
	await expect(users).toHaveAccessibleDescription(new RegExp(`${refusal.replaceAll(" ", "\\s")}$`));

	await type(users, "18");
	for (const name of ["Nhân sự", "Đơn hàng xuất khẩu"]) {
		await page.getByLabel(name, { exact: true }).focus();
		await page.keyboard.press("Space");
	}
	await page.getByText("Đang có giá nơi khác? So luôn").press("Enter");
	await type(page.getByLabel("Giá nơi khác, mỗi năm"), "450 triệu");
	await page.keyboard.press("Enter");

	const answer = main.getByRole("region", { name: /^Gói \w+ cho 18.người dùng$/ });
	await expect(answer).toBeInViewport();
	await expect(answer).toContainText("Gói Professional");
	await expect(answer).toContainText(
		"Anh chị cần Đơn hàng xuất khẩu và Nhân sự: gói Professional mới có đủ.",
	);
	await answer.getByRole("link", { name: /^Xem gói Starter/ }).click();
	await expect(answer).toContainText("Gói Starter");
	await expect(page.getByLabel("Đơn hàng xuất khẩu", { exact: true })).not.toBeChecked();
	await expect(page.getByLabel("Giá nơi khác, mỗi năm")).toHaveValue("450000000");
	await expect(answer).toContainText(
		/Mây ERP rẻ hơn 1,6.tỷ.₫ trong 5.năm, tức 69%, so với số anh chị điền\./,
	);

	await answer.getByRole("link", { name: "Xem và in báo giá" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Gói Starter: 100\.800\.000.₫ năm đầu$/);
	await type(page.getByLabel("Tên công ty"), "Cơ khí Minh Phát");
	await page.keyboard.press("Enter");
	const sheet = page.getByRole("article");
	await expect(sheet).toContainText("Kính gửi Cơ khí Minh Phát");
	await expect(sheet.getByText("Kính gửi")).toBeInViewport();
	await expect(sheet).toContainText("Bằng chữ: Một trăm triệu tám trăm nghìn đồng.");

	const shared = page.url();
	await main.getByRole("link", { name: "Xin bản có ký, đóng dấu" }).click();
	const at = new PublicFormPage(page, contact);
	expect(await at.value("subject")).toBe("Báo giá");
	const message = (await at.value("message")).replace(/[^\S\n]/g, " ");
	expect(message.split("\n").slice(0, -1)).toEqual([
		...[
			"Nhờ gửi cho tôi báo giá này, bản có ký, đóng dấu.",
			"",
			"Tên công ty: Cơ khí Minh Phát",
			"Số người dùng: 18",
		],
		...[expect.stringMatching(/^Báo giá: BG-\d{6}-S18-[0-9A-F]{4}$/), "Gói Starter"],
		...["Năm đầu: 100.800.000 ₫", "Mỗi năm, từ năm thứ hai: 144.000.000 ₫", "Tổng 5 năm: 676.800.000 ₫"],
		...[expect.stringMatching(/^Có giá trị đến hết: \d\d\/\d\d\/\d{4}$/), ""],
	]);
	const link = new URL(message.split("\n").at(-1) ?? "");
	expect(Object.fromEntries(link.searchParams)).toEqual(Object.fromEntries(new URL(shared).searchParams));
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
	await at.main.getByRole("link", { name: contact.again }).click();
	await expect(at.control("message")).toHaveValue("");
});

test("on a phone the way to the quotation is in sight with the answer", { tag: "@js" }, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/pricing");
	const ask = page.getByRole("button", { name: "Tính giá" });
	await expect(ask).toBeInViewport({ ratio: 1 });
	await type(page.getByRole("textbox", { name: "Số người dùng" }), "18");
	for (const name of ["Nhân sự", "Đơn hàng xuất khẩu"]) {
		await page.getByLabel(name, { exact: true }).focus();
		await page.keyboard.press("Space");
	}
	await ask.press("Enter");
	await expect(page.getByText("Giá chưa gồm thuế GTGT (nếu có).").first()).toBeInViewport({ ratio: 1 });
	const print = page.getByRole("link", { name: "Xem và in báo giá" });
	await expect(print).toBeInViewport({ ratio: 1 });
	await expect(page.getByText("Tổng 5 năm").first()).toBeInViewport({ ratio: 1 });
	const isUncovered = await print.evaluate((link) => {
		const { left, bottom } = link.getBoundingClientRect();
		return link.contains(document.elementFromPoint(left + 20, bottom - 2));
	});
	expect(isUncovered, "by the bar").toBe(true);
});

test("an answer that somebody passes on is read in another language, tried, and sent in it", {
	tag: "@js",
}, async ({ page, db }) => {
	const email = `${unique()}@minhphat.vn`;
	await page.goto("/pricing?users=120&modules=mrp&modules=hr");
	await page.locator("summary", { hasText: "Chọn ngôn ngữ" }).click();
	await page.getByRole("button", { name: "Nederlands" }).click();
	await expect(page).toHaveURL(/\/nl\/pricing\?users=120&modules=mrp&modules=hr$/);
	const answer = page.getByRole("region", { name: "Enterprise voor 120 gebruikers" });
	await answer.getByRole("link", { name: "Enterprise proberen" }).click();
	await expect(page).toHaveURL(/\/nl\/dung-thu\?plan=enterprise$/);
	await page.goBack();
	await answer.getByRole("link", { name: "Aanvragen met handtekening en stempel" }).click();
	const at = new PublicFormPage(page, contact, "nl");
	expect(await at.value("subject")).toBe("Báo giá");
	await at.answer("name", "Jan de Vries");
	await at.answer("email", email);
	await at.send();
	await expect(at.heading).toHaveText("We hebben uw bericht ontvangen");
	const stored = await db.collection(contact.collection).findOne({ email });
	expect(stored?.message).toMatch(
		/^Stuurt u mij deze offerte met handtekening en stempel\?\n\nAantal gebruikers: 120\n/,
	);
});

test("on paper there is the quotation alone, on one page, with who sells, who buys, and two places to sign @js", async ({
	page,
}) => {
	const firms = ["", "&company=C%C3%B4ng+ty+TNHH+C%C6%A1+kh%C3%AD+ch%C3%ADnh+x%C3%A1c+Minh+Ph%C3%A1t"];
	for (const address of ["/bao-gia", "/en/quote", "/zh/quote", "/es/quote", "/nl/quote"]) {
		for (const firm of firms) {
			await page.goto(`${address}?users=120&modules=mrp${firm}`);
			expect(await printedPages(page), address).toBe(1);
		}
	}
	await page.goto("/bao-gia?users=18");
	await page.emulateMedia({ media: "print" });
	const sheet = page.getByRole("article");
	for (const said of [
		/Báo giá\s*Số BG-\d{6}-S18-/,
		"Kính gửi Quý công ty",
		"Công ty TNHH Phần mềm Ví Dụ. Mã số thuế 0000000000.",
		"1 đường Ví Dụ",
		/Thuế GTGT\s*Chưa gồm \(nếu có\)/,
		/Cộng năm đầu, chưa gồm thuế GTGT\s*100\.800\.000.₫/,
		"chuyển khoản vào tài khoản ghi trong hợp đồng",
		"Nguyễn Thị Ví Dụ · 1900 0000 · xinchao@may-erp.example",
		/Bên mua\s*Ký, ghi rõ họ tên, đóng dấu\s*Bên bán/,
	])
		await expect(sheet).toContainText(said);
	for (const hidden of [
		page.getByRole("navigation"),
		page.getByRole("contentinfo"),
		page.getByRole("heading", { level: 1 }),
		page.getByRole("button", { name: "Ghi lên báo giá" }),
		page.getByText("Bấm Ctrl+P"),
	])
		await expect(hidden.first()).toBeHidden();
});

test("without scripts no button offers to print, as it would do nothing @no-js", async ({ page }) => {
	await page.goto("/bao-gia?users=18");
	await expect(page.getByText("Để in hoặc lưu PDF")).toBeVisible();
	await expect(page.getByRole("button", { name: "In báo giá" })).toBeHidden();
});

test("every answer fits every phone @js", async ({ page, allowConsole, expectSound }) => {
	allowConsole(/400/);
	for (const address of [...answerAddresses("vi"), ...answerAddresses("es")]) {
		await page.goto(address);
		await expectSound(page);
		const faults = [...(await loose(page)), ...(await tooWide(page)), ...(await smallTargets(page))];
		expect(faults, address).toEqual([]);
	}
});
