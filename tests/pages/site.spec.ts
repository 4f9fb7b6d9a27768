import { type } from "#tests/support/keys.ts";
import { brokenWords, loose, printedPages, unseenFocus } from "#tests/support/looks.ts";
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
		expect(await loose(page), address).toEqual([]);
		await expect(page.getByRole("contentinfo")).toBeVisible();
	}
	await expectSound(page);
	expect((await page.request.get("/vi/pricing")).url()).toMatch(/[^i]\/pricing$/);
});

test("who goes by the Tab key sees where they are, and who wants no movement sees none", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const address of ["/", "/features", "/docs"]) {
		await page.goto(address);
		expect(await unseenFocus(page), address).toEqual([]);
		await page.getByRole("complementary", { name: "Ưu đãi" }).getByRole("link").focus();
		await expect(page.locator(":focus"), "on orange").toHaveCSS("outline-color", "rgb(12, 30, 51)");
		await page.getByRole("main").getByRole("link").last().focus();
		await expect(page.locator(":focus"), "on dark blue").toHaveCSS("outline-color", "rgb(255, 255, 255)");
	}
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

test("the first screen of a small phone tells the story: what it is, for how much, and three cells that disagree", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/");
	const hero = page.getByRole("main").locator("section").first();
	for (const part of [
		hero.getByRole("heading", { level: 1 }),
		hero.getByText("Từ 100,8 triệu ₫ cho năm đầu."),
		hero.getByRole("link", { name: "Dùng thử 10 ngày miễn phí" }),
		hero.getByRole("link", { name: "Đặt lịch demo" }),
		...["1,24 tỷ", "1,19 tỷ", "#REF!"].map((value) => hero.getByText(value, { exact: true })),
	])
		await expect(part).toBeInViewport({ ratio: 1 });
});

test("whoever asks how data gets out again has the answer open by one tap on the first screen", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/");
	const hero = page.getByRole("main").locator("section").first();
	const link = hero.getByRole("link", { name: "Thôi dùng thì mang hết số liệu đi." });
	await expect(link).toBeInViewport({ ratio: 1 });
	await link.click();
	await expect(page.getByText("giao toàn bộ dữ liệu của công ty dạng file Excel")).toBeInViewport({
		ratio: 1,
	});
});

test("home shows five screens of the product, one at a time, and on a phone the one that is used there", async ({
	page,
}) => {
	await page.goto("/");
	const closing = page.getByText("Cộng, Nợ bằng Có");
	const orders = page.getByText("Cộng 8 đơn");
	const approval = page.getByText("Vượt hạn mức 11.450.000 ₫");
	await expect(closing).toBeVisible();
	for (const hidden of [orders, approval]) await expect(hidden).toBeHidden();
	await page.getByLabel("Đơn hàng DH-1192").check();
	await expect(orders).toBeVisible();
	await expect(closing).toBeHidden();
	await page.setViewportSize({ width: 360, height: 640 });
	await expect(approval).toBeVisible();
	await expect(orders).toBeHidden();
});

test("who doubts the first figure gets to its voucher's entries in three taps", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/");
	const entry = page.getByRole("group").getByText("Nợ 131 · Phải thu");
	for (const row of ["1.214.600.000 ₫", "196.000.000 ₫", "48.000.000 ₫"]) {
		await expect(entry).toBeHidden();
		await page.locator("summary").filter({ hasText: row }).click();
	}
	await expect(entry).toBeVisible();
});

test("what a search of the guides finds begins on the first screen of a small phone, above the bar at its foot", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/docs?q=kho");
	const first = page.getByRole("main").getByRole("heading", { level: 3 }).first().getByRole("link");
	await expect(first).toBeInViewport({ ratio: 1 });
	const isUncovered = await first.evaluate((link) => {
		const { left, bottom } = link.getBoundingClientRect();
		return link.contains(document.elementFromPoint(left + 20, bottom - 5));
	});
	expect(isUncovered).toBe(true);
});

test("the strip below the bar is orange on every kind of page", async ({ page }) => {
	for (const address of ["/", "/pricing", "/dung-thu"]) {
		await page.goto(address);
		const strip = page.getByRole("complementary", { name: "Ưu đãi" });
		await expect(strip, address).toHaveCSS("background-color", "rgb(255, 163, 71)");
	}
});

test("on a phone home and features are no longer than one scrolls; a rail comes along with the focus", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	const height = () =>
		page.evaluate(async () => {
			await Promise.all(document.getAnimations().map(({ finished }) => finished));
			return document.documentElement.scrollHeight;
		});
	for (const language of ["/nl", "/es", "/en", "/zh", ""]) {
		await page.goto(`${language}/features`);
		expect(await height(), language).toBeLessThanOrEqual(6500);
		await page.goto(language || "/");
		expect(await height(), language).toBeLessThanOrEqual(10_000);
	}
	const next = page.getByRole("link", { name: "Mua hàng", exact: true });
	await expect(next).not.toBeInViewport();
	await page.getByRole("link", { name: "Đơn hàng xuất khẩu" }).focus();
	await page.keyboard.press("Tab");
	await expect(next).toBeFocused();
	await expect(next).toBeInViewport({ ratio: 1 });
	await next.click();
	await expect(page).toHaveURL(/\/features#purchasing$/);
	await expect(page.getByRole("heading", { name: "Mua hàng" })).toBeInViewport();
});

test("no word of a heading is broken", async ({ page }) => {
	for (const width of [360, 768, 1440]) {
		await page.setViewportSize({ width, height: 740 });
		for (const address of ["", "/en", "/nl", "/es", "/zh"].flatMap((language) => [
			language || "/",
			...["features", "pricing", "about", "faq"].map((name) => `${language}/${name}`),
		])) {
			await page.goto(address);
			expect(await brokenWords(page), `${address} at ${width} px`).toEqual([]);
		}
	}
});

test("forced colours show which page one is on", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/features");
	const menu = page.getByRole("banner").getByRole("navigation");
	await expect(menu.getByRole("link", { name: "Tính năng" })).toHaveCSS("text-decoration-line", "underline");
	await expect(menu.getByRole("link", { name: "Bảng giá" })).toHaveCSS("text-decoration-line", "none");
});

test("forced colours tell a ticked box from an empty one", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/dung-thu");
	const consent = page.getByRole("main").getByRole("checkbox");
	const tick = () => consent.evaluate((box) => getComputedStyle(box, "::before").content);
	expect(await tick()).toBe("none");
	await consent.check();
	expect(await tick()).toBe('""');
});

test("on paper the questions take three sheets, with their answers; buttons and dashes stay", async ({
	page,
}) => {
	await page.goto("/faq");
	expect(await printedPages(page)).toBeLessThanOrEqual(3);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText(/^Không\. Dùng thử 10\sngày, không cần thẻ/)).toBeVisible();
	const sign = page
		.locator("summary")
		.first()
		.evaluate((summary) => getComputedStyle(summary, "::after").display);
	expect(await sign, "the sign of an answer that could be opened").toBe("none");
	await page.goto("/pricing?users=12&modules=hr");
	await expect(page.locator("label", { hasText: "Nhân sự" }).locator("span")).toHaveCSS(
		"print-color-adjust",
		"exact",
	);
	await page.goto("/");
	await expect(page.getByText(/^Năm đầu, đã giảm 30%: Starter 100,8/)).toBeVisible();
	const main = page.getByRole("main");
	for (const kept of [
		main.getByRole("link", { name: "Dùng thử 10 ngày miễn phí" }).first(),
		main.getByText("Phổ biến nhất"),
		main.getByRole("listitem").first(),
	])
		await expect(kept).toHaveCSS("print-color-adjust", "exact");
});

test("a guide shows the product at two of its steps, and the screen of home that it is about", async ({
	page,
}) => {
	await page.goto("/docs/khoa-so-thang");
	const steps = page.getByRole("region", { name: "Các bước" });
	await expect(steps.getByText("Còn 5 chứng từ")).toBeVisible();
	await expect(steps.getByText("Đã khóa kỳ")).toBeVisible();
	await expect(steps.locator("[aria-hidden=true]")).toHaveCount(2);
	await expect(page.getByText("Cộng, Nợ bằng Có")).toBeVisible();
});

test("every place of a page that a link leads to is seen, with its heading or its question", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	const answer = "/pricing?users=12&modules=accounting";
	for (const address of ["/faq", "/features", answer, "/docs?q=kho", "/docs", "/privacy", "/terms"]) {
		await page.goto(address);
		expect(await loose(page), address).toEqual([]);
		const hidden = await page.evaluate(async () => {
			const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
			await Promise.all(document.getAnimations().map(({ finished }) => finished));
			const places = document.querySelectorAll(
				"main [id]:is(section, article, details, h2, h3, details *):not(form *)",
			);
			const hidden: string[] = [];
			for (const { id } of places) {
				location.hash = id;
				await frame();
				const place = document.getElementById(id);
				const named = "summary, h1, h2, h3, h4";
				const around = place?.closest("details") ?? place;
				const heading = around?.matches(named) ? around : around?.querySelector(named);
				const { left = 0, top = 0, height = 0 } = heading?.getBoundingClientRect() ?? {};
				const seen = (y: number) => heading?.contains(document.elementFromPoint(left + 20, y) ?? null);
				if (!heading || !seen(top + 10) || !seen(top + height - 10)) hidden.push(id);
			}
			return hidden;
		});
		expect(hidden, address).toEqual([]);
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
	const comparison = page.getByRole("table", { name: /chín tiêu chí/ });
	await expect(comparison.getByText("ERP hãng lớn", { exact: true })).toBeVisible();
	await expect(comparison.getByText("Excel", { exact: true })).toBeHidden();
	await expect(comparison.getByRole("row")).toHaveCount(1 + 4);
	await page.getByLabel("Xem đủ chín tiêu chí").check();
	await expect(comparison.getByRole("row")).toHaveCount(1 + 9);
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
	const main = page.getByRole("main");
	for (const way of ["Tính năng", "Bảng giá", "Liên hệ"])
		await expect(main.getByRole("link", { name: way, exact: true })).toBeVisible();
	await type(main.getByLabel("Tìm trong tài liệu"), "khoa so");
	await main.getByRole("button", { name: "Tìm" }).click();
	await expect(main.getByRole("link", { name: "Khóa sổ cuối tháng" })).toBeVisible();
	await page.goBack();
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
