import { type ChatVendor, chatGreeting, startChatVendor } from "#tests/support/chat-vendor.ts";
import { type Product, startProductBeside } from "#tests/support/product.ts";
import { expect, test as shared } from "#tests/support/test.ts";

const test = shared.extend<{ vendor: ChatVendor; product: Product }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it depends on destructured
	vendor: async ({}, use) => {
		const vendor = await startChatVendor();
		await use(vendor);
		vendor.close();
	},
	product: async ({ vendor }, use) => {
		const env = { CHAT_SCRIPT_URL: vendor.scriptUrl };
		const product = await startProductBeside(process.env.E2E_MONGODB_URI ?? "", { env });
		await use(product);
		await product.stop();
	},
	baseURL: ({ product }, use) => use(product.url),
});

const open = { name: /^Chat (với chúng tôi|with us)$/ };

test("the chat opens on a click, and the vendor hears nothing before", async ({
	page,
	vendor,
	allowConsole,
	expectSound,
}) => {
	for (const address of ["/", "/lien-he", "/en/lien-he"]) {
		const requests = vendor.requests();
		const response = await page.goto(address);
		const hosts = response?.headers()["content-security-policy"]?.match(/(https?|wss?):\/\/[^ ;]+/g);
		expect(new Set(hosts)).toEqual(new Set([vendor.origin, vendor.origin.replace("http", "ws")]));
		await expectSound(page);
		expect(vendor.requests()).toBe(requests);

		await page.getByRole("link", open).click();
		await expect(page.getByText(chatGreeting)).toBeVisible();
		expect(new URL(page.url()).pathname).toBe(address);
		expect(vendor.requests()).toBe(requests + 1);
	}

	allowConsole(/status of 500|MIME type/);
	vendor.breakDown();
	await page.goto("/");
	await page.getByRole("link", open).click();
	await expect(page).toHaveURL(/\/lien-he#contact$/);
	await expect(page.getByLabel("Họ và tên")).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("its link leads to the contact page, and the vendor hears nothing", async ({ page, vendor }) => {
		await page.goto("/en/lien-he");
		await page.getByRole("link", open).click();
		await expect(page).toHaveURL(/\/lien-he#contact$/);
		expect(vendor.requests()).toBe(0);
	});
});
