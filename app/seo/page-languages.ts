import { localizedPath } from "#app/addresses/localized-path.ts";
import { type PageId, pageAt } from "#app/addresses/site.ts";
import { languageOfSection, type Section } from "#app/locales/index.ts";
import { defaultLanguage, type Language, languages } from "#models/language.ts";

const sections: Record<PageId, Section[]> = {
	home: ["hero", "home", "features", "pricing", "faq"],
	features: ["features", "faq"],
	pricing: ["pricing", "promo", "features"],
	quote: ["quote", "pricing", "promo", "features"],
	about: ["about"],
	demo: ["demo", "form"],
	trial: ["trial", "form"],
	contact: ["contact", "form"],
	faq: ["faq"],
	docs: ["docs", "faq"],
	privacy: ["privacy"],
	terms: ["terms"],
};

/** The section of its title, description and heading. */
export const headSection = (page: PageId) => (page === "home" ? "hero" : page);

/** Whether the page at an address is wholly in that language; a missing page is. */
export function isTranslated(pathname: string, language: Language): boolean {
	const page = pageAt(localizedPath(defaultLanguage, pathname));
	return !page || languagesOf(page).includes(language);
}

/** The languages that search engines are told of. Home counts once its beginning is translated. */
export function listedLanguages(page: PageId): Language[] {
	return languages.filter((language) => languageOfSection(language, headSection(page)) === language);
}

/** The languages in which a page has no Vietnamese left. */
export function languagesOf(page: PageId): Language[] {
	return languages.filter((language) =>
		sections[page].every((section) => languageOfSection(language, section) === language),
	);
}
