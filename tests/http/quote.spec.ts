import { localizedPath } from "#app/addresses/localized-path.ts";
import { pages } from "#app/addresses/site.ts";
import { planFor, quoteOn } from "#app/content/quote.ts";
import { formatDay, formatMoney } from "#app/i18n/format.ts";
import { locales } from "#app/locales/index.ts";
import { calendarDay } from "#models/calendar.ts";
import { languages } from "#models/language.ts";
import { expect, readPage, test } from "#tests/support/http.ts";
import { expectValid } from "#tests/support/sound.ts";

const spoken = (text: string) => text.replace(/\s/g, " ");

test("in every language the address of a quotation gives its plan, its amounts and its last day", async ({
	request,
}) => {
	const wish = { users: 32, modules: ["accounting", "ecommerce"] as const };
	for (const language of languages) {
		const address = localizedPath(language, pages.quote);
		const answer = await request.get(
			`${address}?users=32&modules=accounting&modules=ecommerce&elsewhere=450000000&company=Minh+Ph%C3%A1t`,
		);
		expect(answer.status(), language).toBe(200);
		const { main, html } = await readPage(answer);
		const quote = quoteOn(new Date(), planFor(wish) ?? "starter");
		const money = (vnd: number) => spoken(formatMoney(language, vnd));
		for (const amount of [quote.firstYear, quote.laterYear, quote.total, 450_000_000, 5 * 450_000_000])
			expect(main, language).toContain(money(amount));
		expect(main).toContain("Professional");
		expect(main).toContain("Minh Phát");
		expect(main).toContain(formatDay(language, calendarDay(new Date())));
		expect(main).toContain(formatDay(language, quote.validUntil));
		for (const module of wish.modules) {
			const name = locales[language].features?.modules[module].name;
			expect(main).toContain(`${name} (${locales[language].quote?.sheet.wanted})`);
		}
		await expectValid(html);
	}
});

test("each spelling leads to its language's own, with what was asked; search engines hear of that one alone", async ({
	request,
}) => {
	for (const [written, led] of [
		["/quote?users=25", "/bao-gia?users=25"],
		["/vi/bao-gia", "/bao-gia"],
		["/vi/quote", "/bao-gia"],
		["/en/bao-gia?users=25&modules=crm", "/en/quote?users=25&modules=crm"],
		["/zh/bao-gia", "/zh/quote"],
	] as const) {
		const answer = await request.get(written, { maxRedirects: 0 });
		expect([answer.status(), answer.headers().location], written).toEqual([301, led]);
	}
	const chosen = await request.get("/bao-gia?users=25", {
		headers: { Cookie: "language=nl" },
		maxRedirects: 0,
	});
	expect(chosen.headers().location).toBe("/nl/quote?users=25");

	const origin = new URL((await request.get("/robots.txt")).url()).origin;
	const own = languages.map((language) => [language, origin + localizedPath(language, pages.quote)]);
	for (const [language, href] of own) {
		const html = await (await request.get(href ?? "")).text();
		expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], language).toBe(href);
		const alternates = [...html.matchAll(/rel="alternate" hrefLang="(\w\w)" href="([^"]*)"/gi)];
		expect(alternates.map(([, code, address]) => [code, address])).toEqual(own);
	}
	const asked = await (await request.get("/bao-gia?users=25")).text();
	expect(asked).toContain('<meta name="robots" content="noindex"/>');
	expect(asked).toContain(`<link rel="canonical" href="${origin}/bao-gia"/>`);
});

test("what cannot be read is said in the reader's words, and stands there still", async ({ request }) => {
	for (const language of languages) {
		const errors = locales[language].quote?.errors;
		const address = localizedPath(language, pages.quote);
		const answer = await request.get(
			`${address}?users=h%C6%A1n+hai+m%C6%B0%C6%A1i&modules=crm&elsewhere=nhi%E1%BB%81u&company=Minh+Ph%C3%A1t`,
		);
		expect(answer.status(), language).toBe(400);
		const page = await readPage(answer);
		expect(page.html).toContain(`<a href="#quote-users">${errors?.usersInvalid}</a>`);
		expect(page.html).toContain(`<a href="#quote-elsewhere">${errors?.elsewhereInvalid}</a>`);
		expect(page.description("users")).toContain(errors?.usersInvalid);
		expect(page.description("elsewhere")).toContain(errors?.elsewhereInvalid);
		expect([page.value("users"), page.value("elsewhere"), page.value("company")]).toEqual([
			"hơn hai mươi",
			"nhiều",
			"Minh Phát",
		]);
		expect(page.html).toMatch(/<input[^>]*value="crm"[^>]*checked|<input[^>]*checked[^>]*value="crm"/);
		await expectValid(page.html);
	}
});

test("odd addresses are quoted as far as they say something, or asked again", async ({ request }) => {
	const statusOf = async (query: string) => (await request.get(`/bao-gia?${query}`)).status();
	for (const query of [
		"users=25&modules=gold&modules=crm&modules=crm",
		"users=1.200",
		"users=25&users=x",
		"users=25&elsewhere=&company=%00%1f",
		"users=25&company=%3Cscript%3Ealert(1)%3C/script%3E",
		"modules=crm",
		"",
	])
		expect(await statusOf(query), query).toBe(200);
	for (const query of ["users=", "users=0", "users=-3", "users=2.5", "users=9e9", "users=25&elsewhere=450"])
		expect(await statusOf(query), query).toBe(400);
	const { html } = await readPage(await request.get("/bao-gia?users=25&company=%3Cb%3EMinh"));
	expect(html).not.toContain("<b>Minh");
	expect(html).toContain("&lt;b&gt;Minh");
});

test("beyond the largest plan no price is shown, but whom to call and what to send", async ({ request }) => {
	for (const language of languages) {
		const address = localizedPath(language, pages.quote);
		const { heading, main, html } = await readPage(await request.get(`${address}?users=501&modules=mrp`));
		expect(heading).toContain("500");
		expect(html).toContain('href="tel:19000000"');
		expect(html).toContain(`href="${localizedPath(language, pages.contact)}?users=501&amp;modules=mrp"`);
		expect(main).not.toContain("₫");
	}
});

test("without another price nothing is saved: the claim says what it is reckoned from", async ({
	request,
}) => {
	const { main } = await readPage(await request.get("/bao-gia?users=18"));
	expect(main).toContain("“Rẻ hơn khoảng 80%” là so với gì?");
	expect(spoken(main)).toContain("từ 3,4 tỷ ₫ trở lên cho 5 năm");
	expect(main).toContain("ước tính của chúng tôi, không phải giá của hãng nào");
	const dearer = await readPage(await request.get("/bao-gia?users=18&elsewhere=450+tri%E1%BB%87u"));
	expect(spoken(dearer.main)).toContain(
		"Mây ERP rẻ hơn 1,6 tỷ ₫ trong 5 năm, tức 69%, so với số anh chị điền.",
	);
	const cheaper = await readPage(await request.get("/bao-gia?users=18&elsewhere=100.000.000"));
	expect(spoken(cheaper.main)).toContain("nơi khác rẻ hơn 176,8 triệu ₫ trong 5 năm");
	for (const { main } of [dearer, cheaper]) expect(main).not.toContain("80%");
});

test("the price list, the questions and every page's end lead here", async ({ request }) => {
	for (const address of ["/pricing", "/faq", "/about"]) {
		expect(await (await request.get(address)).text(), address).toContain('href="/bao-gia"');
	}
	expect(await (await request.get("/es/pricing")).text()).toContain('href="/es/quote"');
	const sitemap = await (await request.get("/sitemap.xml")).text();
	for (const language of languages)
		expect(sitemap).toContain(`${localizedPath(language, pages.quote)}</loc>`);
});
