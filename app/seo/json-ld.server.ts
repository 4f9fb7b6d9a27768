import { parsePhoneNumberFromString } from "libphonenumber-js";
import { localizedPath, type PageId, pages } from "#app/addresses/site.ts";
import { textsSince } from "#app/content/facts.ts";
import { plans, priceListOn } from "#app/content/plans.ts";
import { quoteOn } from "#app/content/quote.ts";
import { text } from "#app/server/i18n.server.ts";
import { normalizePhone } from "#models/contact/phone.ts";
import { type Language, languages } from "#models/language.ts";
import { env } from "#models/settings/env.server.ts";

/** Company, site and product with today's offers: the same on every page. */
export function siteGraph(origin: string, language: Language): object[] {
	const organization = { "@id": `${origin}/#organization` };
	return [
		{
			"@type": "Organization",
			...organization,
			name: env.BRAND_NAME,
			legalName: env.BRAND_LEGAL_NAME,
			taxID: env.BRAND_TAX_CODE,
			url: `${origin}/`,
			logo: `${origin}/icon-512.png`,
			email: env.BRAND_EMAIL,
			telephone: diallable(env.BRAND_PHONE),
			address: { "@type": "PostalAddress", streetAddress: env.BRAND_ADDRESS, addressCountry: "VN" },
		},
		{
			"@type": "WebSite",
			"@id": `${origin}/#website`,
			name: env.BRAND_NAME,
			url: `${origin}/`,
			inLanguage: [...languages],
			publisher: organization,
		},
		{
			"@type": "SoftwareApplication",
			"@id": `${origin}/#software`,
			name: env.BRAND_NAME,
			description: text(language, "hero").description,
			applicationCategory: "BusinessApplication",
			operatingSystem: "Web",
			publisher: organization,
			offers: offersInForce(origin, language),
		},
	];
}

/** Numbers such as 1900 0000 cannot be dialled with the country's code before them. */
function diallable(phone: string): string {
	const dialled = normalizePhone(phone);
	if (/^1[89]00/.test(dialled)) return dialled;
	return parsePhoneNumberFromString(phone, "VN")?.number ?? phone;
}

function offersInForce(origin: string, language: Language): object[] {
	const today = new Date();
	const { prices, lastDay } = priceListOn(today);
	const texts = text(language, "pricing");
	return plans.map(({ id, users }) => ({
		"@type": "Offer",
		name: texts.plans[id].name,
		eligibleQuantity: {
			"@type": "QuantitativeValue",
			minValue: users.min,
			maxValue: users.max,
			unitText: texts.rows.users,
		},
		price: prices[id].yearly,
		priceCurrency: "VND",
		// A price list without a last day holds at least as long as a quotation made today.
		priceValidUntil: lastDay ?? quoteOn(today, id).validUntil,
		priceSpecification: {
			"@type": "UnitPriceSpecification",
			price: prices[id].yearly,
			priceCurrency: "VND",
			unitCode: "ANN",
			valueAddedTaxIncluded: env.PRICES_VAT === "included",
		},
		url: origin + localizedPath(language, pages.pricing),
	}));
}

type Place = { name: string; path: string };

export function breadcrumb(origin: string, language: Language, page: PageId, below: Place[] = []): object[] {
	if (page === "home") return [];
	const names = text(language, "nav").pages;
	const ids: PageId[] = ["home", page];
	const trail = [...ids.map((id) => ({ name: names[id], path: pages[id] })), ...below];
	return [
		{
			"@type": "BreadcrumbList",
			itemListElement: trail.map(({ name, path }, index) => ({
				"@type": "ListItem",
				position: index + 1,
				name,
				item: origin + localizedPath(language, path),
			})),
		},
	];
}

export function faqPage(items: readonly { question: string; answer: string }[]): object {
	return {
		"@type": "FAQPage",
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

export function techArticle(
	origin: string,
	language: Language,
	guide: Place & { description: string },
): object {
	const organization = { "@id": `${origin}/#organization` };
	return {
		"@type": "TechArticle",
		headline: guide.name,
		description: guide.description,
		inLanguage: language,
		url: origin + localizedPath(language, guide.path),
		dateModified: textsSince,
		author: organization,
		publisher: organization,
	};
}
