import type { Page } from "playwright/test";
import { firstGuides, guidePath } from "#app/content/guides.ts";
import { answerAddresses, quoteAddresses, siteAddresses } from "#tests/support/every-page.ts";
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
	for (const address of ["/faq", "/pricing", "/docs", "/terms"]) {
		await page.goto(address);
		const links = barOf(page).getByRole("link");
		await expect(links).toHaveText(["Gọi", "Dùng thử"]);
		await expect(links.first()).toHaveAttribute("href", "tel:19000000");
		await expect(barOf(page)).toBeInViewport({ ratio: 1 });
		await expectSound(page);
		expect(await hiddenByBar(page, barOf(page)), address).toEqual([]);

		await page.keyboard.press("End");
		await expect(page.getByRole("contentinfo").getByRole("link").last()).toBeInViewport({ ratio: 1 });
		await expect(barOf(page), address).not.toBeInViewport();
	}
});

test("who goes by the Tab key sees the bar even where a call to action covers it", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto("/faq");
	await page.getByRole("main").getByRole("link").last().focus();
	await page.keyboard.press("Tab");
	const call = barOf(page).getByRole("link", { name: "Gọi" });
	await expect(call).toBeFocused();
	await expect.poll(() => call.evaluate(isOnTop)).toBe(true);
});

const isOnTop = (part: Element) => {
	const { x, y, width, height } = part.getBoundingClientRect();
	return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** At each place of the page how much a visitor sees at once that leads to the trial, or says so; not for one plan. */
const trialsInSight = (page: Page) =>
	page.evaluate(() => {
		const links = [...document.querySelectorAll<HTMLElement>("a:not([href*='plan=']), button")].filter(
			(link) => link.matches("[href*='/dung-thu']") || /dùng thử/i.test(link.innerText),
		);
		const counts: number[] = [];
		for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += 40) {
			scrollTo({ top: y, behavior: "instant" });
			const seen = links.filter((link) => {
				const { x, width, top, bottom } = link.getBoundingClientRect();
				const inSight = [top + 2, bottom - 2].filter((edge) => edge > 0 && edge < innerHeight);
				return inSight.some((edge) => link.contains(document.elementFromPoint(x + width / 2, edge)));
			});
			counts.push(seen.length);
		}
		return counts;
	});

for (const [width, height] of [
	[320, 480],
	[360, 640],
	[430, 932],
	[740, 360],
] as const) {
	test(`on a phone of ${width} by ${height} one link to the trial is in sight, and a second only where the text itself leads to it`, async ({
		page,
		allowConsole,
	}) => {
		allowConsole(/400/);
		await page.setViewportSize({ width, height });
		for (const address of ["/", "/en", "/zh", "/nl", "/es", "/features", "/about", "/faq"]) {
			await page.goto(address);
			const counts = await trialsInSight(page);
			expect(Math.max(...counts), address).toBe(1);
			const without = counts.filter((count) => count === 0).length;
			expect(without / counts.length, `${address}: where there is none`).toBeLessThan(0.6);
		}
		for (const address of [
			...siteAddresses("vi"),
			...answerAddresses("vi"),
			...quoteAddresses("vi"),
			guidePath(firstGuides[0]),
			"/docs?q=kho",
		]) {
			await page.goto(address);
			// The bar's, which is the same on every page, and perhaps one of the text's own.
			expect(Math.max(...(await trialsInSight(page))), address).toBeLessThanOrEqual(2);
		}
	});
}

test("beside a form there is no bar, which somebody would tap while typing", async ({ page }) => {
	await page.setViewportSize(phone);
	const own = await sendForm(page.request, demo);
	for (const address of ["/dung-thu", "/demo", "/en/contact", own]) {
		await page.goto(address);
		await expect(page.getByRole("contentinfo")).toBeVisible();
		await expect(page.getByRole("navigation", { name: /^(Liên hệ nhanh|Reach us)$/ })).toHaveCount(0);
	}
	await page.goto("/dung-thu");
	const again = page.getByRole("banner").getByRole("link", { name: "Dùng thử" });
	await expect(again, "the page's own form").toBeHidden();
	await page.goto("/demo");
	await expect(again).toBeVisible();
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

test("on a phone the footer has the address for mail on one line", async ({ page }) => {
	for (const width of [320, 360]) {
		await page.setViewportSize({ width, height: 640 });
		await page.goto("/about");
		const mail = page.getByRole("contentinfo").getByRole("link", { name: "xinchao@may-erp.example" });
		const lines = await mail.evaluate((link) => {
			const text = document.createRange();
			text.selectNodeContents(link);
			return text.getClientRects().length;
		});
		expect(lines, `${width} px`).toBe(1);
	}
});

test("each plan tells its price from the second year, and whether it has VAT in it", async ({ page }) => {
	const plan = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Professional" }) });
	for (const address of ["/", "/pricing"]) {
		await page.goto(address);
		await expect(plan).toContainText("241.500.000 ₫ cho năm đầu");
		await expect(plan).toContainText("Từ năm thứ hai: 345.000.000 ₫/năm");
		await expect(page.getByText("Giá chưa gồm thuế GTGT (nếu có).")).toBeVisible();
	}
	await expect(plan).toContainText("tương đương khoảng 20,1 triệu ₫/tháng, trả theo năm");
	await expect(plan).toContainText(/Tổng 5\snăm\s*1\.621\.500\.000.₫/);
});

test("what the owner has not confirmed is not claimed to an accountant", async ({ page }) => {
	await page.goto("/features");
	await page.getByText("Có hóa đơn điện tử theo quy định hiện hành không?").click();
	await expect(page.getByText("chưa kết nối thì phát hành ở trang của họ")).toBeVisible();
	await page.goto("/faq");
	await expect(page.getByText(/^Có\. Hóa đơn lập từ đơn hàng/)).toHaveCount(0);
	const open = page.getByRole("checkbox", {
		name: "Nhà cung cấp hóa đơn điện tử của công ty tôi đã kết nối chưa?",
	});
	await expect(open, "to be asked before signing").toBeVisible();
});

test.describe(() => {
	const described = withOwnProduct({
		...{ BRAND_LEGAL_NAME: "Công ty Cổ phần Gió", BRAND_TAX_CODE: "0312345678" },
		...{ BRAND_ZALO: "0912345678", PRICES_VAT: "included" },
	});

	described("a firm of its own: name, tax code, Zalo and VAT are its own", async ({ page }) => {
		await page.setViewportSize(phone);
		await page.goto("/faq");
		const links = barOf(page).getByRole("link");
		await expect(links).toHaveText(["Gọi", "Zalo", "Dùng thử"]);
		await expect(links.nth(1)).toHaveAttribute("href", "https://zalo.me/0912345678");
		await page.goto("/pricing");
		await expect(page.getByText("Giá đã gồm thuế GTGT.")).toBeVisible();
		await expect(page.getByRole("contentinfo")).toContainText("Công ty Cổ phần Gió. Mã số thuế 0312345678.");
		const graph = await page.locator('script[type="application/ld+json"]').textContent();
		expect(graph).toContain('"legalName":"Công ty Cổ phần Gió"');
		expect(graph).toContain('"taxID":"0312345678"');
	});
});
