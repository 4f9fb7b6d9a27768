import en from "#app/locales/en/portal.ts";
import vi from "#app/locales/vi/portal.ts";
import type { Language } from "#models/language.ts";

/** What the portal says in one of its two languages. */
export function inLanguage<Texts>(language: Language | undefined, texts: { vi: Texts; en: Texts }): Texts {
	return language === "en" ? texts.en : texts.vi;
}

/** Texts of every screen, in a script (docs/decisions/0004). */
export const frameText = (language: Language | undefined) => inLanguage(language, { vi, en });
