import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { localizedPath, type PageId, pages } from "#app/addresses/site.ts";
import { guideIds, guidePath } from "#app/content/guides.ts";
import { locales } from "#app/locales/index.ts";
import { loader as sitemap } from "#app/routes/resources/sitemap.ts";
import { type Language, languages } from "#models/language.ts";
import { describeGuide, describePage } from "./describe-page.server.ts";
import { faqPage } from "./json-ld.server.ts";
import { metaTags } from "./page-meta.ts";

const origin = "https://may.example";
const ids = Object.keys(pages) as PageId[];
const requestOf = (page: PageId, language: Language = "vi") =>
	new Request(origin + localizedPath(language, pages[page]));
const alternatesOf = (path: string) =>
	[...languages.map((hrefLang) => [hrefLang, hrefLang] as const), ["x-default", "vi"] as const].map(
		([hrefLang, language]) => ({ hrefLang, href: origin + localizedPath(language, path) }),
	);

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T03:00:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("languages", () => {
	test("each page is canonical to itself in every language, and its title is in it", async () => {
		for (const page of ids) {
			for (const language of languages) {
				const described = await describePage(requestOf(page, language), page);
				expect(described.canonical).toBe(origin + localizedPath(language, pages[page]));
				expect(described.alternates).toEqual(alternatesOf(pages[page]));
			}
		}
	});

	test("the title of the home page is in the page's language", async () => {
		const titles = await Promise.all(
			languages.map(async (language) => (await describePage(requestOf("home", language), "home")).title),
		);
		expect(new Set(titles).size).toBe(languages.length);
	});

	test("the sitemap has every page and every guide in every language, and nothing else", async () => {
		const response = sitemap({ request: requestOf("home"), params: {}, context: {} });
		const found = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
		const whole = ids.flatMap((page) =>
			languages.map((language) => origin + localizedPath(language, pages[page])),
		);
		const guides = guideIds.flatMap((id) =>
			languages.map((language) => origin + localizedPath(language, guidePath(id))),
		);
		expect(found).toEqual([...whole, ...guides]);
	});

	test("the sitemap says when each page changed, and which is for readers of any other language", async () => {
		const response = sitemap({ request: requestOf("home"), params: {}, context: {} });
		const entries = (await response.text()).split("\n").filter((line) => line.startsWith("<url>"));
		expect(entries.length).toBeGreaterThan(100);
		for (const entry of entries) expect(entry).toMatch(/<lastmod>20\d\d-\d\d-\d\d<\/lastmod>/);
		const pricing = entries.find((entry) => entry.includes(`<loc>${origin}/en/pricing</loc>`));
		expect(pricing).toContain(`hreflang="x-default" href="${origin}/pricing"/>`);
	});
});

describe("titles and descriptions", () => {
	test.each(ids)("of %s fit a search result, and no other page has them", async (page) => {
		const { title, description } = await describePage(requestOf(page), page);
		expect(title.length).toBeLessThanOrEqual(70);
		expect(description.length).toBeGreaterThan(60);
		expect(description.length).toBeLessThanOrEqual(170);
		for (const other of ids.filter((id) => id !== page)) {
			expect((await describePage(requestOf(other), other)).title).not.toBe(title);
		}
	});
});

describe.each(languages)("guides in %s", (language) => {
	const described = () =>
		Promise.all(
			guideIds.map((id) => describeGuide(new Request(origin + localizedPath(language, guidePath(id))), id)),
		);

	test("each is canonical to itself, names all languages, and fits a search result with a title of its own", async () => {
		const all = await described();
		for (const [index, id] of guideIds.entries()) {
			const page = all[index];
			if (!page) throw new Error(`${id} is not described`);
			const { title, description, canonical, alternates, image } = page;
			expect(canonical).toBe(origin + localizedPath(language, guidePath(id)));
			expect(alternates).toEqual(alternatesOf(guidePath(id)));
			expect(title.length, title).toBeLessThanOrEqual(70);
			expect(description.length, description).toBeLessThanOrEqual(160);
			expect(description.length, description).toBeGreaterThan(/\p{Script=Han}/u.test(description) ? 25 : 60);
			expect(image).toBe(`${origin}/share/guide-${id}-${language}.png`);
		}
		expect(new Set(all.map(({ title }) => title)).size).toBe(guideIds.length);
	});

	test("each says that it lies below the guides", async () => {
		const names = guideIds.map((id) => locales[language].guides?.[id].title);
		for (const [index, { graph, canonical }] of (await described()).entries()) {
			const { "@graph": things } = graph as { "@graph": Record<string, unknown>[] };
			const trail = things.find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement;
			expect(trail).toMatchObject([
				{ position: 1, item: origin + localizedPath(language, "/") },
				{ position: 2, item: origin + localizedPath(language, "/docs") },
				{ position: 3, item: canonical, name: names[index] },
			]);
		}
	});
});

describe("structured data", () => {
	const text = expect.stringMatching(/\S/);
	const address = expect.stringMatching(/^https:\/\/may\.example\//);
	const node = { "@id": expect.any(String) };
	const shapes: Record<string, object> = {
		Organization: {
			name: text,
			url: address,
			logo: address,
			email: text,
			telephone: "19000000",
			legalName: "Công ty TNHH Phần mềm Ví Dụ",
			taxID: "0000000000",
			address: expect.any(Object),
		},
		WebSite: { name: text, url: address, publisher: node },
		SoftwareApplication: {
			name: text,
			applicationCategory: text,
			operatingSystem: text,
			offers: expect.any(Array),
		},
		BreadcrumbList: { itemListElement: expect.any(Array) },
		FAQPage: { mainEntity: expect.any(Array) },
	};

	test("an offer says for how long, with which tax, and for how many users", async () => {
		const { graph } = await describePage(requestOf("home"), "home");
		const { "@graph": things } = graph as { "@graph": { offers?: object[] }[] };
		const [starter] = things.flatMap(({ offers = [] }) => offers);
		expect(starter).toMatchObject({
			eligibleQuantity: { minValue: 10, maxValue: 25, unitText: "Người dùng" },
			priceSpecification: {
				price: 100_800_000,
				unitCode: "ANN",
				valueAddedTaxIncluded: false,
			},
		});
	});

	test("search engines read the hyphens and blanks that people type", async () => {
		const tags = JSON.stringify(metaTags(await describePage(requestOf("home"), "home")));
		expect(tags).toContain("Phần mềm ERP cho doanh nghiệp 10-500 người | Mây ERP");
		expect(tags).toContain("Dùng thử 10 ngày miễn phí.");
		expect(tags).not.toMatch(/[\u2011\u00a0]/);
	});

	test("a guide is an article of its own", async () => {
		const address = new Request(origin + guidePath("closing"));
		const { graph } = await describeGuide(address, "closing");
		expect((graph as { "@graph": object[] })["@graph"]).toContainEqual(
			expect.objectContaining({
				"@type": "TechArticle",
				headline: "Khóa sổ cuối tháng",
				url: origin + guidePath("closing"),
			}),
		);
	});

	test.each(ids)("of %s has the properties that its types ask for", async (page) => {
		const { graph } = await describePage(requestOf(page), page, [
			faqPage([{ question: "Giá bao nhiêu?", answer: "Xem bảng giá." }]),
		]);
		const { "@graph": things } = graph as { "@graph": Record<string, unknown>[] };
		for (const thing of things)
			expect(thing).toMatchObject(shapes[String(thing["@type"])] ?? { "@type": "known" });
		const types = things.map((thing) => thing["@type"]);
		expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite", "SoftwareApplication"]));
		expect(types.includes("BreadcrumbList")).toBe(page !== "home");
	});

	test("the offers are the prices in force on the day, and hold as long as their list or a quotation of the day", async () => {
		const prices = async () => {
			const { graph } = await describePage(requestOf("home"), "home");
			const { "@graph": things } = graph as {
				"@graph": { offers?: { price: number; priceValidUntil?: string }[] }[];
			};
			return things.flatMap(({ offers = [] }) =>
				offers.map(({ price, priceValidUntil }) => [price, priceValidUntil]),
			);
		};
		expect(await prices()).toEqual([
			[100_800_000, "2026-12-20"],
			[241_500_000, "2026-12-20"],
			[504_000_000, "2026-12-20"],
		]);
		vi.setSystemTime(new Date("2025-12-31T16:59:59Z"));
		expect(await prices()).toEqual([
			[245_000_000, "2025-12-31"],
			[455_000_000, "2025-12-31"],
			[840_000_000, "2025-12-31"],
		]);
	});
});
