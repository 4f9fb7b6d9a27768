import { type Product, startProduct } from "#tests/support/product.ts";
import { signUp, submitInquiry } from "#tests/support/staff.ts";
import { expect, test as shared } from "#tests/support/test.ts";

const test = shared.extend<{ product: Product }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it depends on destructured
	product: async ({}, use) => {
		const product = await startProduct();
		await use(product);
		await product.stop();
	},
	baseURL: ({ product }, use) => use(product.url),
});

test("while the database is away every form says so and loses nothing, and pages that need none still open", async ({
	page,
	product,
	allowConsole,
	javaScriptEnabled,
	expectSound,
	request,
}) => {
	test.setTimeout(120_000);
	allowConsole(/503/);
	await signUp(page);
	const main = page.getByRole("main");
	const inquiryPage = await page.context().newPage();
	await inquiryPage.goto("/portal/inquiry");
	await page.goto("/dung-thu");
	expect((await request.get("/health/ready")).status()).toBe(200);

	await product.mongod.stop();

	await main.getByLabel("Tên công ty").fill("Thủy sản Cà Mau");
	await main.getByLabel("Người liên hệ").fill("Nguyễn Thu Hà");
	await main.getByLabel("Email", { exact: true }).fill("ha@congty.vn");
	await main.getByLabel("Số điện thoại").fill("0912 345 678");
	await main.getByLabel("Ngành nghề").selectOption("Khác");
	await main.getByLabel("Quy mô công ty").selectOption("1-10");
	await main.getByLabel("Tôi đồng ý").check();
	await main.getByRole("button", { name: /Dùng thử/ }).click();
	await expect(page.getByRole("alert")).toHaveText("Không thể gửi thông tin. Vui lòng thử lại sau.", {
		timeout: 15_000,
	});
	await expect(main.getByLabel("Tên công ty")).toHaveValue("Thủy sản Cà Mau");
	await expect(main.getByLabel("Số điện thoại")).toHaveValue("0912 345 678");
	await expect(main.getByLabel("Ngành nghề")).toHaveValue("Khác");
	await expect(main.getByLabel("Tôi đồng ý")).toBeChecked();
	await expectSound(page);

	expect((await request.get("/health/ready")).status()).toBe(503);
	expect((await request.get("/health/live")).status()).toBe(200);
	expect((await request.get("/")).status()).toBe(200);
	const dashboard = await page.goto("/portal/dashboard");
	expect(dashboard?.status()).toBe(503);
	await expect(page.getByText("No inquiries found")).toHaveCount(0);
	await expectSound(page);

	await submitInquiry(inquiryPage, "Khách lúc mất điện");
	if (javaScriptEnabled === false) {
		await expect(inquiryPage.getByRole("heading", { level: 1 })).toHaveText("We are briefly unavailable");
	} else {
		await expect(inquiryPage.getByRole("alert")).toHaveText("Failed to submit inquiry. Please try again.", {
			timeout: 15_000,
		});
		await expect(inquiryPage.getByLabel("Customer name")).toHaveValue("Khách lúc mất điện");
	}
});
