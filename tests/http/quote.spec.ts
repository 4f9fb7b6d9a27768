import { localizedPath, pages, quotePath } from "#app/addresses/site.ts";
import { perUserAndMonth, planFor, quoteOn } from "#app/content/quote.ts";
import { formatDay, formatMoney } from "#app/i18n/format.ts";
import { locales } from "#app/locales/index.ts";
import { languages } from "#models/language.ts";
import { calendarDay } from "#models/time/calendar.ts";
import { expect, readPage, test } from "#tests/support/http.ts";
import { expectValid } from "#tests/support/sound.ts";

const spoken = (text: string) => text.replace(/\s/g, " ");

test("in every language the address of an answer gives its plan and amounts, and that of its quotation the same on paper", async ({
	request,
}) => {
	const wish = { users: 32, modules: ["accounting", "ecommerce"] as const };
	const query = "users=32&modules=accounting&modules=ecommerce";
	const quote = quoteOn(new Date(), planFor(wish) ?? "starter");
	for (const language of languages) {
		const money = (vnd: number) => spoken(formatMoney(language, vnd));
		const answer = await request.get(
			`${localizedPath(language, pages.pricing)}?${query}&elsewhere=450000000`,
		);
		expect(answer.status(), language).toBe(200);
		const shown = await readPage(answer);
		const perUser = perUserAndMonth(quote.firstYear, wish.users);
		for (const amount of [quote.firstYear, quote.laterYear, quote.total, perUser])
			expect(shown.main, language).toContain(money(amount));
		expect(shown.main).toContain(formatDay(language, quote.refundUntil));
		await expectValid(shown.html);

		const paper = /href="([^"]*date=[^"]*)"/.exec(shown.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
		expect(paper).toContain(localizedPath(language, quotePath));
		const { main, html } = await readPage(await request.get(`${paper}&company=Minh+Ph%C3%A1t`));
		for (const amount of [quote.firstYear, quote.laterYear, quote.total])
			expect(main, language).toContain(money(amount));
		expect(main).toContain("Professional");
		expect(main).toContain("Minh Phát");
		expect(main).toMatch(/BG-\d{6}-P32-[0-9A-F]{4}/);
		expect(main).toContain(formatDay(language, calendarDay(new Date())));
		expect(main).toContain(formatDay(language, quote.validUntil));
		for (const module of wish.modules) {
			const name = locales[language].features?.modules[module].name;
			expect(main).toContain(`${name} (${locales[language].quote?.sheet.wanted})`);
		}
		expect(html).toContain('<meta name="robots" content="noindex"/>');
		await expectValid(html);
	}
});

test("a quotation keeps its day and number until it has run out, and then says so; the future counts for nothing", async ({
	request,
}) => {
	const dayBefore = (days: number) => calendarDay(new Date(Date.now() - days * 24 * 60 * 60 * 1000));
	const paperOf = async (date: string) =>
		(await readPage(await request.get(`/bao-gia?users=18&date=${date}`))).main;
	const numberOf = (paper: string) => /BG-(\d{6})-S18-[0-9A-F]{4}/.exec(paper)?.[1];
	const written = (day: string) => day.slice(2).replaceAll("-", "");
	const held = await paperOf(dayBefore(30));
	expect(numberOf(held)).toBe(written(dayBefore(30)));
	expect(held).toContain(`Có giá trị đến hết ${formatDay("vi", dayBefore(0))}`);
	const over = await paperOf(dayBefore(31));
	expect(numberOf(over)).toBe(written(dayBefore(0)));
	expect(over).toContain(`Báo giá cũ hết hạn ngày ${formatDay("vi", dayBefore(1))}.`);
	for (const nonsense of [dayBefore(-1), "2026-02-31", "x"]) {
		const paper = await paperOf(nonsense);
		expect(numberOf(paper)).toBe(written(dayBefore(0)));
		expect(paper).not.toContain("hết hạn ngày");
	}
});

test("what is no quotation is asked on the pricing page; each spelling leads to its language's own", async ({
	request,
}) => {
	for (const [written, led, status] of [
		["/quote?users=25", "/bao-gia?users=25", 301],
		["/vi/bao-gia", "/bao-gia", 301],
		["/en/bao-gia?users=25&modules=crm", "/en/quote?users=25&modules=crm", 301],
		["/bao-gia", "/pricing", 302],
		["/zh/quote?users=x", "/zh/pricing?users=x", 302],
		["/bao-gia?users=501", "/pricing?users=501", 302],
	] as const) {
		const answer = await request.get(written, { maxRedirects: 0 });
		expect([answer.status(), answer.headers().location], written).toEqual([status, led]);
	}
	const chosen = await request.get("/bao-gia?users=25", {
		headers: { Cookie: "language=nl" },
		maxRedirects: 0,
	});
	expect(chosen.headers().location).toBe("/nl/quote?users=25");
	const asked = await (await request.get("/pricing?users=25")).text();
	expect(asked).toContain('<meta name="robots" content="noindex"/>');
	expect(asked).toMatch(/<link rel="canonical" href="[^"]*\/pricing"\/>/);
	expect(await (await request.get("/pricing")).text()).not.toContain("noindex");
	expect(await (await request.get("/sitemap.xml")).text()).not.toContain(`${quotePath}</loc>`);
});

test("what cannot be read is said in the reader's words, and stands there still", async ({ request }) => {
	for (const language of languages) {
		const errors = locales[language].quote?.errors;
		const answer = await request.get(
			`${localizedPath(language, pages.pricing)}?users=h%C6%A1n+hai+m%C6%B0%C6%A1i&modules=mrp&elsewhere=nhi%E1%BB%81u`,
		);
		expect(answer.status(), language).toBe(400);
		const page = await readPage(answer);
		const html = spoken(page.html);
		expect(html).toContain(`<a href="#price-users">${errors?.usersInvalid}</a>`);
		expect(html).toContain(`<a href="#price-elsewhere">${errors?.elsewhereInvalid}</a>`);
		expect(spoken(page.description("users"))).toContain(errors?.usersInvalid);
		expect(spoken(page.description("elsewhere"))).toContain(errors?.elsewhereInvalid);
		expect([page.value("users"), page.value("elsewhere")]).toEqual(["hơn hai mươi", "nhiều"]);
		expect(page.html).toMatch(/<input[^>]*value="mrp"[^>]*checked|<input[^>]*checked[^>]*value="mrp"/);
		await expectValid(page.html);
	}
});

test("odd addresses are answered as far as they say something, or asked again", async ({ request }) => {
	const statusOf = async (query: string) => (await request.get(`/pricing?${query}`)).status();
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

test("a few users too many are told what the smaller plan costs, and which address asks for it", async ({
	request,
}) => {
	const said = async (query: string) => {
		const { main, html } = await readPage(await request.get(`/pricing?${query}`));
		return { main: spoken(main), html };
	};
	const few = await said("users=27");
	expect(few.main).toContain("25 tài khoản thì gói Starter: 100,8 triệu ₫");
	expect(few.html).toContain('href="/pricing?users=25#answer"');
	expect(few.main).toContain("10 phân hệ kia, như sản xuất và kế toán, gói nào cũng có.");
	for (const query of ["users=25", "users=31", "users=27&modules=ecommerce"])
		expect((await said(query)).main, query).not.toContain("tài khoản thì");
});

test("beyond the largest plan no price is answered, but whom to call and what to send", async ({
	request,
}) => {
	for (const language of languages) {
		const { html } = await readPage(
			await request.get(`${localizedPath(language, pages.pricing)}?users=501&modules=mrp`),
		);
		const answer = /<section[^>]* id="answer"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
		expect(answer).toContain("500");
		expect(answer).toContain('href="tel:19000000"');
		expect(answer).toContain(`href="${localizedPath(language, pages.contact)}?users=501&amp;modules=mrp"`);
		expect(answer).not.toContain("₫");
	}
});

test("without another price nothing is saved: the claim says what it is reckoned from", async ({
	request,
}) => {
	const { main } = await readPage(await request.get("/pricing?users=18"));
	expect(main).toContain("“Rẻ hơn khoảng 80%” là so với gì?");
	expect(spoken(main)).toContain("từ 3,4 tỷ ₫ trở lên cho 5 năm");
	expect(main).toContain("ước tính của chúng tôi, không phải giá của hãng nào");
	const dearer = await readPage(await request.get("/pricing?users=18&elsewhere=450+tri%E1%BB%87u"));
	expect(spoken(dearer.main)).toContain(
		"Mây ERP rẻ hơn 1,6 tỷ ₫ trong 5 năm, tức 69%, so với số anh chị điền.",
	);
	const cheaper = await readPage(await request.get("/pricing?users=18&elsewhere=100.000.000"));
	expect(spoken(cheaper.main)).toContain("nơi khác rẻ hơn 176,8 triệu ₫ trong 5 năm");
	for (const { main } of [dearer, cheaper]) expect(main).not.toContain("80%");
});
