import type { Page } from "playwright/test";
import { calendarDay } from "#models/time/calendar.ts";
import { type } from "#tests/support/keys.ts";
import { enter, openRest, store } from "#tests/support/portal.ts";
import { expect, test } from "#tests/support/test.ts";
import { sendRequest } from "#tests/support/visitor-requests.ts";

const users = (page: Page) => page.getByRole("textbox", { name: "Users" });

test("from a lead and from an inquiry a quotation is made, kept in the history, and opened from there", {
	tag: "@js",
}, async ({ page, db, expectSound }) => {
	await enter(page);
	const companyName = "Cơ khí Minh Phát & Con";
	const lead = await sendRequest(page, db, "trial", { companyName, companySize: "21-50" });
	const inquiry = await store(page, db, { companyName, employeeCount: "11-50" });
	for (const place of [`requests/${lead}`, `inquiries/${inquiry}`]) {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(`/portal/${place}`);
		await openRest(page);
		await page.getByText("Quotation", { exact: true }).press("Enter");
		await expect(users(page)).toHaveValue("50");
		await expectSound(page);
		await type(users(page), "hơn hai mươi");
		await page.keyboard.press("Enter");
		await expect(page.getByText("Please enter a whole number (≥ 1)").first()).toBeVisible();
		await openRest(page);
		await page.getByText("Quotation", { exact: true }).press("Enter");
		await type(users(page), "18");
		await page.getByRole("button", { name: "Make a quotation and keep it in the history" }).press("Enter");

		const sheet = page.getByRole("article");
		await expect(sheet).toContainText(`Kính gửi ${companyName}`);
		await expect(sheet, "who can be asked").toContainText(/Trần Văn Bình · /);
		const number = await sheet.getByText(/^BG-\d{6}-S18-[0-9A-F]{4}$/).textContent();
		const address = page.url();
		expect(address).toContain(`date=${calendarDay(new Date())}`);
		expect(address).not.toMatch(new RegExp(`portal|${lead}|${inquiry}`));

		const back = page.getByRole("link", { name: "Back to this customer" });
		await expect(back).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(back).toBeHidden();
		await page.emulateMedia({ media: "screen" });
		await back.press("Enter");
		await expect(page).toHaveURL(`/portal/${place}`);
		const line = page.getByRole("listitem").filter({ hasText: "Quotation BG" });
		await expect(line).toContainText(
			new RegExp(`^Quotation made\\s*Quotation ${number}: Starter, 18 users, ₫100,800,000`),
		);
		await expect(line).toHaveCount(1);
		if (place.startsWith("inquiries"))
			await expect(page.locator("[name=dealValue]"), "offered if it is won").toHaveValue("₫100.8 million");
		await line.getByRole("link", { name: "Open the quotation" }).press("Enter");
		await expect(page).toHaveURL(address);
		await expect(sheet).toContainText(number ?? "");
		await expect(back).toHaveAttribute("href", `/portal/${place}`);
		await page.goto(address);
		await expect(sheet).toContainText(number ?? "");
		await expect(back, "who has only the address is told nothing of the customer").toHaveCount(0);
	}
});

test("a quotation that a visitor has asked for is opened from their message", { tag: "@js" }, async ({
	page,
	db,
}) => {
	await enter(page);
	const wanted = "/bao-gia?users=18&modules=crm&date=2026-11-20";
	const message = `Nhờ gửi cho tôi báo giá này.\n\nhttps://elsewhere.example${wanted}\nhttps://elsewhere.example/x?y=z`;
	const id = await sendRequest(page, db, "contact", { message });
	await page.goto(`/portal/requests/${id}`);
	const link = page.getByRole("link", { name: "Open the quotation" });
	await expect(link).toHaveAttribute("href", wanted);
	await expect(page.getByRole("main")).toContainText("https://elsewhere.example/x?y=z");
});
