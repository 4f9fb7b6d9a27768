import { defaultLanguage, isLanguage, type Language } from "#models/language.ts";

/** By its first segment; Vietnamese has no prefix. */
export function languageOf(pathname: string): Language {
	const first = pathname.split("/")[1];
	return isLanguage(first) ? first : defaultLanguage;
}

/** `/en/pricing` for `/pricing` in English. */
export function localizedPath(language: Language, pathname: string): string {
	const names = pathname.split("/").filter((name) => name !== "");
	if (isLanguage(names[0])) names.shift();
	if (language !== defaultLanguage) names.unshift(language);
	return `/${names.join("/")}`;
}
