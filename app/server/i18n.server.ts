import { RemixI18Next } from "remix-i18next/server";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { isPortal, languageOf, pages } from "#app/addresses/site.ts";
import { facts } from "#app/content/facts.ts";
import { isReduced, priceListOn } from "#app/content/plans.ts";
import { pricesInWords, wordsFor } from "#app/i18n/price-list-words.ts";
import { unbroken } from "#app/i18n/unbroken.ts";
import { languageOfSection, locales, type Section, type Vi } from "#app/locales/index.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "#models/language.ts";
import type { Reader } from "#models/mail/outbox.server.ts";
import { env } from "#models/settings/env.server.ts";
import { portalLanguage } from "./language-cookie.server.ts";

export type Text<S extends Section> = Vi[S] & { lang: Language };

const i18n = new RemixI18Next({
	detection: {
		supportedLanguages: [...languages],
		fallbackLanguage: defaultLanguage,
		order: ["custom"],
		async findLocale(request) {
			const { pathname } = new URL(request.url);
			if (!isPortal(pathname)) return languageOf(pathname);
			return portalLanguage(request.headers);
		},
	},
	i18next: {
		supportedLngs: [...languages],
		fallbackLng: defaultLanguage,
		resources: Object.fromEntries(
			languages.map((language) => [language, { translation: locales[language] }]),
		),
		interpolation: {
			escapeValue: false,
			defaultVariables: {
				...facts,
				brand: env.BRAND_NAME,
				brandPhone: unbroken(env.BRAND_PHONE),
				brandEmail: env.BRAND_EMAIL,
				brandAddress: env.BRAND_ADDRESS,
				brandLegalName: env.BRAND_LEGAL_NAME,
				brandTaxCode: env.BRAND_TAX_CODE,
				brandPerson: env.BRAND_PERSON,
			},
		},
		// Filled in by the page, see `interpolate`.
		missingInterpolationHandler: (_text, [place]: [string]) => place,
	},
});

const translate = Object.fromEntries(
	await Promise.all(languages.map(async (language) => [language, await i18n.getFixedT(language)])),
);

const made = new Map<string, object>();

/** Sections that pages show. Form messages are in other sections and keep the specification's wording to the letter. */
const onPages = new Set<string>([
	...Object.keys(pages),
	"hero",
	"promo",
	"footer",
	"common",
	"guides",
	"quote",
]);

/** On the site the language of the address, in the portal {@link portalLanguage}; its layout sets that cookie to the account's choice. */
export async function pageLanguage(request: Request): Promise<Language> {
	const code = await i18n.getLocale(request);
	return isLanguage(code) ? code : defaultLanguage;
}

/** Whoever reads what a page mails: in the page's language, with links that lead back here. */
export async function readerOf(request: Request): Promise<Reader> {
	return { language: await pageLanguage(request), origin: mailOrigin(request) };
}

/** A section's texts as they are true of the price list in force, facts, brand and prices filled in, made once per list; `lang` is their language. */
export function text<S extends Section>(language: Language, section: S): Text<S> {
	const lang = languageOfSection(language, section);
	const list = priceListOn(new Date());
	const key = `${lang}.${section}.${list.id}`;
	if (!made.has(key)) {
		const texts = translate[lang](section, { returnObjects: true, ...pricesInWords(lang, list) });
		const words = wordsFor(isReduced(list), texts);
		made.set(key, { ...(onPages.has(section) ? unbroken(words) : words), lang });
	}
	return made.get(key) as Text<S>;
}
