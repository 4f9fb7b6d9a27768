import type { Page } from "playwright/test";
import { formPages, type PageId, pages } from "#app/content/site.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { languages } from "#models/language.ts";
import { type } from "#tests/support/keys.ts";
import { expect, test } from "#tests/support/test.ts";

const addresses = Object.values(pages);
/** The pages that work without a script, and ship none. */
const scriptless = (Object.keys(pages) as PageId[])
	.filter((page) => !formPages.includes(page))
	.map((page) => pages[page]);

const hasSidewaysScroll = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const address of addresses) {
	test(`${address} is sound on a desktop and on a small phone`, async ({ page, expectSound }) => {
		await page.goto(address);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		await expectSound(page);

		await page.setViewportSize({ width: 320, height: 640 });
		expect(await hasSidewaysScroll(page)).toBe(false);
		await expectSound(page);
	});

	test(`${address} stands in every language, with a picture to share`, async ({ page, expectSound }) => {
		for (const language of languages) {
			await page.goto(localizedPath(language, address));
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
			expect((await page.request.get(picture ?? "")).status(), picture ?? "no picture").toBe(200);
		}
		await expectSound(page);
	});
}

test("a Vietnamese title on a page in another language says so; the icon has its address of old", async ({
	request,
}) => {
	const headOf = async (address: string) =>
		/<head[^>]*>/.exec(await (await request.get(address)).text())?.[0];
	expect(await headOf("/en/about")).toBe('<head lang="vi">');
	for (const address of ["/about", "/en/pricing", "/es"])
		expect(await headOf(address), address).toBe("<head>");
	const icon = await request.get("/favicon.ico");
	expect(icon.status()).toBe(200);
	expect([...(await icon.body()).subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});

test("pages that need no script load none", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	for (const address of scriptless) await page.goto(address);
	expect(scripts).toEqual([]);
});

test("a page is fetched when its link is pointed at, and there when it is clicked", async ({
	page,
	javaScriptEnabled,
}) => {
	test.skip(!javaScriptEnabled, "speculation rules are scripts");
	await page.goto("/");
	const link = page.getByRole("navigation").getByRole("link", { name: "Bảng giá" }).first();
	const ahead = page.waitForResponse(
		(response) => response.request().headers()["sec-purpose"] === "prefetch",
	);
	await link.hover();
	expect(new URL((await ahead).url()).pathname).toBe("/pricing");
	await link.click();
	await expect(page).toHaveURL(/\/pricing$/);
	const [visit] = await page.evaluate(() =>
		performance.getEntriesByType("navigation").map((one) => one.toJSON()),
	);
	expect(visit.deliveryType).toBe("navigational-prefetch");
});

test("who reloads a page or comes back to it is where they were", async ({ page }) => {
	const place = () => page.evaluate(() => Math.round(scrollY));
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/");
	const question = page.getByRole("heading", { name: "Câu hỏi hay gặp nhất" });
	await question.evaluate((heading) => heading.scrollIntoView({ block: "start", behavior: "instant" }));
	const before = await place();
	expect(before).toBeGreaterThan(5000);

	await page.reload();
	await expect(question).toBeInViewport();
	await expect.poll(place).toBe(before);

	await page.goto("/pricing");
	await page.goBack();
	await expect(question).toBeInViewport();
	await expect.poll(place).toBe(before);
});

test("a page is laid out whole soon after its first picture", async ({ page }) => {
	await page.goto("/");
	await expect
		.poll(() =>
			page.evaluate(
				() =>
					[...document.querySelectorAll("main > section, footer")].filter(
						(part) => getComputedStyle(part).contentVisibility !== "visible",
					).length,
			),
		)
		.toBe(0);
});

test("no link of the site leads nowhere", async ({ page }) => {
	test.setTimeout(120_000);
	const waiting = languages.map((language) => localizedPath(language, "/"));
	const seen = new Set(waiting);
	for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
		const response = await page.request.get(address);
		expect(response.status(), address).toBe(200);
		if (address.startsWith("/portal")) continue;
		const html = await response.text();
		const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
		for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
			const [path = "", fragment] = href.replaceAll("&amp;", "&").split("#");
			if (path === "" && fragment) expect(ids, `${address}#${fragment}`).toContain(fragment);
			if (!path.startsWith("/") || seen.has(path)) continue;
			seen.add(path);
			waiting.push(path);
		}
	}
	expect(seen.size).toBeGreaterThan(addresses.length * languages.length);
});

test("the language picker leads to the same page, and is remembered", async ({ page }) => {
	await page.goto("/pricing");
	await page.locator("summary", { hasText: "Chọn ngôn ngữ" }).click();
	await page.getByRole("button", { name: "Nederlands" }).click();
	await expect(page).toHaveURL(/\/nl\/pricing$/);
	await page.goto("/features");
	await expect(page).toHaveURL(/\/nl\/features$/);
});

test("the picker keeps the query, which a page sent from memory does not know", async ({ page }) => {
	await page.goto("/pricing?utm_source=zalo");
	await page.locator("summary", { hasText: "Chọn ngôn ngữ" }).click();
	await page.getByRole("button", { name: "Nederlands" }).click();
	await expect(page).toHaveURL(/\/nl\/pricing\?utm_source=zalo$/);
});

test("a page sent from memory is the one that is rendered, with its headers", async ({ request }) => {
	const kept = await request.get("/pricing");
	// Not an address of the page cache, but one of the page.
	const rendered = await request.get("/pricing/");
	const { etag, vary, "cache-control": lifetime, ...headers } = kept.headers();
	expect([etag, lifetime, vary]).toEqual([
		expect.stringMatching(/^"/),
		expect.stringMatching(/^public, max-age=/),
		"Accept-Encoding, Cookie",
	]);
	for (const name of ["content-type", "content-security-policy", "x-frame-options", "referrer-policy"])
		expect(headers[name], name).toBe(rendered.headers()[name]);
	expect(headers).not.toHaveProperty("set-cookie");
	const main = /<main[\s\S]*<\/main>/;
	expect(main.exec(await kept.text())?.[0]).toBe(main.exec(await rendered.text())?.[0]);
});

test("an address in no language of ours is not found, in the site's frame", async ({
	page,
	allowConsole,
	expectSound,
}) => {
	allowConsole(/404/);
	for (const address of ["/fr/pricing", "/khong-co-trang-nay", "/en/khong-co-trang-nay"]) {
		expect((await page.goto(address))?.status(), address).toBe(404);
		await expect(page.getByRole("contentinfo")).toBeVisible();
	}
	await expectSound(page);
	expect((await page.request.get("/vi/pricing")).url()).toMatch(/[^i]\/pricing$/);
});

test("who reads a page that is not wholly translated is told so, and nobody else", async ({
	page,
	expectSound,
}) => {
	const note = page.getByText("Not everything on this page is translated yet; the rest is in Vietnamese.");
	for (const address of ["/en", "/en/about"]) {
		await page.goto(address);
		await expect(note).toBeVisible();
	}
	await expectSound(page);
	for (const address of ["/en/pricing", "/en/contact", "/about"]) {
		await page.goto(address);
		await expect(page.getByRole("contentinfo")).toBeVisible();
		await expect(note).toHaveCount(0);
	}
});

test("questions open one at a time", async ({ page }) => {
	await page.goto("/");
	await page.getByText("Chi phí bao nhiêu?").click();
	await expect(page.getByText(/^Giá theo gói/)).toBeVisible();
	await page.getByText("Bao lâu thì dùng được?").click();
	await expect(page.getByText(/^Giá theo gói/)).toBeHidden();
});

test("on a phone the comparison shows one rival, the one that is picked", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/");
	const comparison = page.getByRole("table");
	await expect(comparison.getByText("ERP hãng lớn", { exact: true })).toBeVisible();
	await expect(comparison.getByText("Excel", { exact: true })).toBeHidden();
	await page.getByLabel("Excel", { exact: true }).check();
	await expect(comparison.getByText("Excel", { exact: true })).toBeVisible();
	await expect(comparison.getByText("ERP hãng lớn", { exact: true })).toBeHidden();
});

test("the documentation is searched without diacritics; a miss offers to ask us", async ({
	page,
	expectSound,
}) => {
	await page.goto("/docs");
	await type(page.getByLabel("Tìm trong tài liệu"), "don hang xuat khau");
	await page.getByRole("button", { name: "Tìm" }).click();
	await expect(page.getByRole("link", { name: "Đơn hàng xuất khẩu" })).toBeVisible();
	await expectSound(page);
	await page.getByRole("link", { name: "Đơn hàng xuất khẩu" }).click();
	await expect(page.locator("#export")).toBeInViewport();

	await type(page.getByLabel("Tìm trong tài liệu"), "tàu vũ trụ");
	await page.getByRole("button", { name: "Tìm" }).click();
	await expect(page.getByRole("link", { name: "Hỏi chúng tôi" })).toBeVisible();
	await expectSound(page);
});

test("a plan is carried along to the trial", async ({ page }) => {
	await page.goto("/pricing");
	await page.getByRole("link", { name: "Dùng thử gói Professional" }).click();
	await expect(page).toHaveURL(/\/dung-thu\?plan=professional$/);
});
