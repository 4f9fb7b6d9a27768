import type { Page } from "playwright/test";
import { hiddenByBar } from "#tests/support/looks.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { sendForm } from "#tests/support/own-request.ts";
import { demo } from "#tests/support/public-forms.ts";
import { expect, test } from "#tests/support/test.ts";

const phone = { width: 360, height: 640 };
const barOf = (page: Page) => page.getByRole("navigation", { name: "Liên hệ nhanh" });

test("on a phone a bar calls or tries; it covers neither what has the focus nor the end of the page", async ({
	page,
	expectSound,
}) => {
	await page.setViewportSize(phone);
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const address of ["/", "/faq", "/pricing"]) {
		await page.goto(address);
		const links = barOf(page).getByRole("link");
		await expect(links).toHaveText(["Gọi", "Dùng thử"]);
		await expect(links.first()).toHaveAttribute("href", "tel:19000000");
		await expect(barOf(page)).toBeInViewport({ ratio: 1 });
		await expectSound(page);
		expect(await hiddenByBar(page, barOf(page)), address).toEqual([]);

		await page.keyboard.press("End");
		const last = page.getByRole("contentinfo").getByRole("link").last();
		await expect(last).toBeInViewport({ ratio: 1 });
		const covered = async () => {
			const footer = await page.getByRole("contentinfo").boundingBox();
			const bar = await barOf(page).boundingBox();
			return (footer?.y ?? 0) + (footer?.height ?? 0) - (bar?.y ?? 0);
		};
		// Once the page has scrolled to its end; pixels are rounded.
		await expect.poll(covered, address).toBeLessThanOrEqual(1);
	}
});

test("beside a form the bar waits below the footer, where nobody taps it while typing", async ({ page }) => {
	await page.setViewportSize(phone);
	const own = await sendForm(page.request, demo);
	for (const address of ["/dung-thu", "/demo", "/en/contact", own]) {
		await page.goto(address);
		const bar = page.getByRole("navigation", { name: /^(Liên hệ nhanh|Reach us)$/ });
		await expect(bar).toBeVisible();
		await expect(bar).not.toBeInViewport();
	}
});

test("the bar is neither on a wide screen, where the number stands on top, nor on paper, nor in the portal", async ({
	page,
}) => {
	await page.goto("/");
	await expect(barOf(page)).toBeHidden();
	await expect(page.getByRole("banner").getByRole("link", { name: "1900 0000" })).toBeVisible();
	await page.setViewportSize(phone);
	await expect(barOf(page)).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(barOf(page)).toBeHidden();
	await page.goto("/portal/login");
	await expect(barOf(page)).toHaveCount(0);
});

test("footer, terms, privacy and about name the company that signs", async ({ page }) => {
	for (const address of ["/terms", "/privacy", "/about"]) {
		await page.goto(address);
		for (const part of [page.getByRole("contentinfo"), page.getByRole("main")]) {
			await expect(part).toContainText("Công ty TNHH Phần mềm Ví Dụ");
			await expect(part).toContainText(/mã số thuế 0000000000/i);
		}
	}
});

test("each plan tells its price from the second year, and whether it has VAT in it", async ({ page }) => {
	for (const address of ["/", "/pricing"]) {
		await page.goto(address);
		const plan = page
			.getByRole("article")
			.filter({ has: page.getByRole("heading", { name: "Professional" }) });
		await expect(plan).toContainText("241.500.000 ₫ cho năm đầu");
		await expect(plan).toContainText("tương đương khoảng 20,1 triệu ₫/tháng, trả theo năm");
		await expect(plan).toContainText("Từ năm thứ hai: 345.000.000 ₫/năm");
		await expect(plan).toContainText(/Tổng 5 năm\s*1\.621\.500\.000.₫/);
		await expect(page.getByText("Giá chưa gồm thuế GTGT (nếu có).")).toBeVisible();
	}
});

test("what the owner has not confirmed is not claimed to an accountant", async ({ page }) => {
	await page.goto("/features");
	await page.getByText("Có hóa đơn điện tử theo quy định hiện hành không?").click();
	await expect(page.getByText("trả lời bằng văn bản đã kết nối hay chưa")).toBeVisible();
	await page.goto("/faq");
	await expect(page.getByText(/^Có\. Hóa đơn lập từ đơn hàng/)).toHaveCount(0);
});

test.describe(() => {
	const described = withOwnProduct({
		...{ BRAND_LEGAL_NAME: "Công ty Cổ phần Gió", BRAND_TAX_CODE: "0312345678" },
		...{ BRAND_ZALO: "0912345678", PRICES_VAT: "included" },
	});

	described("a firm of its own: name, tax code, Zalo and VAT are its own", async ({ page }) => {
		await page.setViewportSize(phone);
		await page.goto("/pricing");
		const links = barOf(page).getByRole("link");
		await expect(links).toHaveText(["Gọi", "Zalo", "Dùng thử"]);
		await expect(links.nth(1)).toHaveAttribute("href", "https://zalo.me/0912345678");
		await expect(page.getByText("Giá đã gồm thuế GTGT.")).toBeVisible();
		await expect(page.getByRole("contentinfo")).toContainText("Công ty Cổ phần Gió. Mã số thuế 0312345678.");
		const graph = await page.locator('script[type="application/ld+json"]').textContent();
		expect(graph).toContain('"legalName":"Công ty Cổ phần Gió"');
		expect(graph).toContain('"taxID":"0312345678"');
	});
});
