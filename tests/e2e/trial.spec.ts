import type { Page } from "playwright/test";
import { expect, test, unique } from "#tests/support/test.ts";

const rules = [
	["Tên công ty", "Vui lòng nhập tên công ty"],
	["Người liên hệ", "Vui lòng nhập tên người liên hệ"],
	["Email", "Vui lòng nhập email"],
	["Số điện thoại", "Vui lòng nhập số điện thoại"],
	["Ngành nghề", "Vui lòng chọn ngành nghề"],
	["Quy mô công ty", "Vui lòng chọn quy mô công ty"],
	["Tôi đồng ý", "Vui lòng đồng ý với điều khoản để tiếp tục"],
] as const;

const control = (page: Page, label: string) => page.getByRole("main").getByLabel(new RegExp(`^${label}`));
const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: /Dùng thử/ });

async function fill(page: Page, company: string) {
	await control(page, "Tên công ty").fill(company);
	await control(page, "Người liên hệ").fill("Nguyễn Thu Hà");
	await control(page, "Email").fill(`${company.toLowerCase().replace(/\W/g, "")}@congty.vn`);
	await control(page, "Số điện thoại").fill("0912 345 678");
	await control(page, "Ngành nghề").selectOption("Sản xuất");
	await control(page, "Quy mô công ty").selectOption("21-50");
	await control(page, "Phần mềm đang dùng").fill("Excel");
	await control(page, "Tôi đồng ý").check();
}

test("a visitor asks for a trial and it is stored, with a confirmation mail in the outbox", async ({
	page,
	db,
	expectSound,
}) => {
	const company = `Gỗ Minh Phát ${unique()}`;
	await page.goto("/dung-thu");
	await expectSound(page);
	await fill(page, company);
	await submit(page).click();

	await expect(page.getByRole("heading", { name: "Đã nhận đăng ký của anh chị" })).toBeVisible();
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
	await expectSound(page);

	const lead = await db.collection("leads").findOne({ companyName: company });
	expect(lead).toMatchObject({
		contactName: "Nguyễn Thu Hà",
		phone: "0912345678",
		industry: "Sản xuất",
		companySize: "21-50",
		currentSystem: "Excel",
		source: "trial_signup",
		status: "new",
		language: "vi",
		consent: { language: "vi", at: expect.any(Date), textVersion: expect.any(String) },
		createdAt: expect.any(Date),
	});
	const mail = await db.collection("outbox").findOne({ to: lead?.email });
	expect(mail?.text).toContain("Nguyễn Thu Hà");

	await page.getByRole("link", { name: "Đăng ký thêm" }).click();
	await expect(control(page, "Tên công ty")).toHaveValue("");
});

test("an empty form names every field that is missing, and stores nothing", async ({
	page,
	db,
	expectSound,
}) => {
	await page.goto("/dung-thu");
	await submit(page).click();
	const summary = page.getByRole("alert");
	await expect(summary).toBeFocused();
	for (const [label, message] of rules) {
		await expect(control(page, label)).toHaveAccessibleDescription(new RegExp(message));
		await expect(summary.getByRole("link", { name: message })).toBeVisible();
	}
	await expectSound(page);
	await summary.getByRole("link", { name: "Vui lòng nhập email" }).click();
	await expect(control(page, "Email")).toBeFocused();
	expect(await db.collection("leads").countDocuments({ companyName: { $in: ["", null] } })).toBe(0);
});

for (const [label, message] of rules) {
	test(`one thing missing (${label}): its message alone, and the rest as typed`, async ({ page }) => {
		await page.goto("/dung-thu");
		await fill(page, "Thủy sản Cà Mau");
		const missing = control(page, label);
		if (label === "Tôi đồng ý") await missing.uncheck();
		else if (/Ngành|Quy mô/.test(label)) await missing.selectOption("");
		else await missing.fill(" ");
		await submit(page).click();

		await expect(page.getByRole("alert").getByRole("link")).toHaveText([message]);
		await expect(missing).toHaveAccessibleDescription(new RegExp(message));
		if (label !== "Tên công ty") await expect(control(page, "Tên công ty")).toHaveValue("Thủy sản Cà Mau");
		if (label !== "Ngành nghề") await expect(control(page, "Ngành nghề")).toHaveValue("Sản xuất");
		if (label !== "Tôi đồng ý") await expect(control(page, "Tôi đồng ý")).toBeChecked();
	});
}

for (const [label, typed, message] of [
	["Email", "ha@congty", "Email không hợp lệ"],
	["Email", "ha@congty.v", "Email không hợp lệ"],
	["Số điện thoại", "12345", "Số điện thoại không hợp lệ (10-11 chữ số)"],
	["Số điện thoại", "0912 345 67a", "Số điện thoại không hợp lệ (10-11 chữ số)"],
	["Tên công ty", "x".repeat(201), "Vui lòng rút gọn còn tối đa 200 ký tự"],
] as const) {
	test(`${label}: "${typed.slice(0, 20)}" is refused with "${message}"`, async ({ page }) => {
		await page.goto("/dung-thu");
		await fill(page, "Dệt may Nam Định");
		await control(page, label).fill(typed);
		await submit(page).click();
		await expect(control(page, label)).toHaveAccessibleDescription(
			new RegExp(message.replace(/[()]/g, "\\$&")),
		);
		await expect(control(page, label)).toHaveValue(typed);
	});
}

for (const typed of ["+84 912.345.678", "0912-345-678", "02838 222 333 "]) {
	test(`the phone number "${typed}" is understood`, async ({ page, db }) => {
		const company = `Điện thoại ${unique()}`;
		await page.goto("/dung-thu");
		await fill(page, company);
		await control(page, "Số điện thoại").fill(typed);
		await submit(page).click();
		await expect(page.getByRole("heading", { name: "Đã nhận đăng ký" })).toBeVisible();
		const lead = await db.collection("leads").findOne({ companyName: company });
		expect(lead?.phone).toMatch(/^0\d{9,10}$/);
	});
}

test("a double click and a reload store one request", async ({ page, db }) => {
	const company = `Bấm hai lần ${unique()}`;
	await page.goto("/dung-thu");
	await fill(page, company);
	await submit(page).dblclick();
	await expect(page.getByRole("heading", { name: "Đã nhận đăng ký" })).toBeVisible();
	await page.reload();
	expect(await db.collection("leads").countDocuments({ companyName: company })).toBe(1);
});
