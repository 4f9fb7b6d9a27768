import { defaultLanguage, isLanguage, type Language } from "#models/language.ts";

/** The language that an address names by its first segment; Vietnamese has no prefix. */
export function languageOf(pathname: string): Language {
	const first = pathname.split("/")[1];
	return isLanguage(first) ? first : defaultLanguage;
}

/** The address of the same page in another language: `/en/pricing` for `/pricing` in English. */
export function localizedPath(language: Language, pathname: string): string {
	const names = pathname.split("/").filter((name) => name !== "");
	if (isLanguage(names[0])) names.shift();
	if (language !== defaultLanguage) names.unshift(language);
	return `/${names.join("/")}`;
}
