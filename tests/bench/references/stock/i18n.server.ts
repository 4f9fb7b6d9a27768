import { AsyncLocalStorage } from "node:async_hooks";
import type { TFunction } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { languageOf } from "#app/addresses/localized-path.ts";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { isPortal } from "#app/addresses/site.ts";
import { facts } from "#app/content/facts.ts";
import { isReduced, priceListOn } from "#app/content/plans.ts";
import { pricesInWords, wordsFor } from "#app/i18n/price-list-words.ts";
import { languageOfSection, locales, type Section, type Vi } from "#app/locales/index.ts";
import { portalLanguage } from "#app/server/language-cookie.server.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "#models/language.ts";
import { env } from "#models/settings/env.server.ts";

export type Text<S extends Section> = Vi[S] & { lang: Language };

type Texts = { making?: Promise<TFunction>; translate?: TFunction };

export const perRequest = new AsyncLocalStorage<Texts>();

const list = priceListOn(new Date());
const words = wordsFor(isReduced(list), locales);

const i18n = new RemixI18Next({
	detection: {
		supportedLanguages: [...languages],
		fallbackLanguage: defaultLanguage,
		order: ["custom"],
		async findLocale(request) {
			const { pathname } = new URL(request.url);
			return isPortal(pathname) ? portalLanguage(request.headers) : languageOf(pathname);
		},
	},
	i18next: {
		supportedLngs: [...languages],
		fallbackLng: defaultLanguage,
		resources: Object.fromEntries(languages.map((language) => [language, { translation: words[language] }])),
		interpolation: {
			escapeValue: false,
			defaultVariables: {
				...facts,
				brand: env.BRAND_NAME,
				brandPhone: env.BRAND_PHONE,
				brandEmail: env.BRAND_EMAIL,
				brandAddress: env.BRAND_ADDRESS,
				brandLegalName: env.BRAND_LEGAL_NAME,
				brandTaxCode: env.BRAND_TAX_CODE,
				...pricesInWords(defaultLanguage, list),
			},
		},
		missingInterpolationHandler: (_text, [place]: [string]) => place,
	},
});

/** Also makes the request's i18next instance. */
export async function pageLanguage(request: Request): Promise<Language> {
	const code = await i18n.getLocale(request);
	const language = isLanguage(code) ? code : defaultLanguage;
	const texts = perRequest.getStore();
	if (texts) {
		texts.making ??= i18n.getFixedT(language);
		texts.translate = await texts.making;
	}
	return language;
}

export async function readerOf(request: Request) {
	return { language: await pageLanguage(request), origin: mailOrigin(request) };
}

/** Each text is translated when it is read, as `t("section.key")` would. */
export function text<S extends Section>(language: Language, section: S): Text<S> {
	const lang = languageOfSection(language, section);
	const source = words[lang]?.[section] ?? {};
	// Mails read theirs as their module is loaded, outside of a request; no section of the bench sends one from here.
	const translate = perRequest.getStore()?.translate ?? ((key: string) => key);
	const texts = translated(source, section, translate as TFunction) as object;
	return Object.defineProperty(texts, "lang", { value: lang, enumerable: true }) as Text<S>;
}

function translated(value: unknown, key: string, translate: TFunction): unknown {
	if (typeof value === "string") return translate(key);
	if (Array.isArray(value)) return value.map((one, index) => translated(one, `${key}.${index}`, translate));
	const texts = {};
	for (const [name, one] of Object.entries(value as object)) {
		Object.defineProperty(texts, name, {
			enumerable: true,
			get: () => translated(one, `${key}.${name}`, translate),
		});
	}
	return texts;
}
