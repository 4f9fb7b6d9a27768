import { type } from "#tests/support/keys.ts";
import { unseenFocus } from "#tests/support/looks.ts";
import { expect, test } from "#tests/support/test.ts";

test("a page is fetched when its link is pointed at, and there when it is clicked", async ({ page }) => {
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
	// Laid out whole, see app/styles/site.css.
	await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
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

test("an address in no language of ours is not found, in the site's frame", async ({
	page,
	allowConsole,
	expectSound,
}) => {
	allowConsole(/404/);
	for (const address of ["/xx/pricing", "/khong-co-trang-nay", "/en/khong-co-trang-nay"]) {
		expect((await page.goto(address))?.status(), address).toBe(404);
		await expect(page.getByRole("contentinfo")).toBeVisible();
	}
	await expectSound(page);
	expect((await page.request.get("/vi/pricing")).url()).toMatch(/[^i]\/pricing$/);
});

test("who goes by the Tab key sees where they are, and who wants no movement sees none", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const address of ["/dung-thu", "/lien-he", "/portal/signup"]) {
		await page.goto(address);
		expect(await unseenFocus(page), address).toEqual([]);
		await page.locator("main .btn-primary").click();
		await expect(page.locator("main [aria-invalid]").first()).toBeVisible();
		await page.emulateMedia({ forcedColors: "active" });
		expect(await unseenFocus(page), `${address} with errors, in forced colours`).toEqual([]);
		await page.emulateMedia({ forcedColors: "none" });
		await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
		await expect(page.locator("main .btn-primary")).toHaveCSS("transition-duration", /^0s(, 0s)*$/);
	}
});

test("questions open one at a time", async ({ page }) => {
	await page.goto("/");
	await page.getByText("Chi phí bao nhiêu?").click();
	await expect(page.getByText(/^Năm đầu, đã giảm 30%: Starter 100,8/)).toBeVisible();
	await page.getByText("Bao lâu thì dùng được?").click();
	await expect(page.getByText(/^Năm đầu, đã giảm 30%: Starter 100,8/)).toBeHidden();
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
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Đơn hàng xuất khẩu");
	await page.goBack();
	await page.getByLabel("Tìm trong tài liệu").clear();

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

test("what a page did not send is answered by a page that says what to do", async ({
	page,
	allowConsole,
}) => {
	allowConsole(/404/);
	await page.goto("/khong-co-trang-nay");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không tìm thấy trang này");
	await page.getByRole("link", { name: "Về trang chủ" }).first().click();
	await expect(page).toHaveURL("/");
});

test("an address that nobody can read gets a page of ours, with a way home", async ({
	page,
	allowConsole,
	expectSound,
}) => {
	allowConsole(/status of 400/);
	for (const [written, heading, home] of [
		["/%E0%A4%A", "Yêu cầu chưa đọc được", "/"],
		["/en/%5cx", "We could not read that request", "/en"],
		["/vi//evil.example", "Yêu cầu chưa đọc được", "/"],
	] as const) {
		const answer = await page.goto(written);
		expect(answer?.status()).toBe(400);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expectSound(page);
		await page.getByRole("main").getByRole("link").click();
		await expect(page).toHaveURL(home);
	}
});
