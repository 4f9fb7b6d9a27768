import { parsePhoneNumberFromString } from "libphonenumber-js";
import { localizedPath } from "#app/addresses/localized-path.ts";
import { type PageId, pages } from "#app/addresses/site.ts";
import { planIds, priceListOn } from "#app/content/plans.ts";
import { text } from "#app/server/i18n.server.ts";
import { env } from "#models/env.server.ts";
import { type Language, languages } from "#models/language.ts";

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
			telephone: parsePhoneNumberFromString(env.BRAND_PHONE, "VN")?.number ?? env.BRAND_PHONE,
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

function offersInForce(origin: string, language: Language): object[] {
	const { prices, lastDay } = priceListOn(new Date());
	const { plans } = text(language, "pricing");
	return planIds.map((id) => ({
		"@type": "Offer",
		name: plans[id].name,
		price: prices[id].yearly,
		priceCurrency: "VND",
		priceValidUntil: lastDay,
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
