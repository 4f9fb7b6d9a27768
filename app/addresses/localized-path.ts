import { foreignSpellings } from "#app/addresses/site.ts";
import { defaultLanguage, isLanguage, type Language } from "#models/language.ts";

export function languageOf(pathname: string): Language {
	const first = pathname.split("/")[1];
	return isLanguage(first) ? first : defaultLanguage;
}

/** `/en/pricing` for `/pricing` in English, `/en/quote` for `/bao-gia`. */
export function localizedPath(language: Language, pathname: string): string {
	const names = pathname.split("/").filter((name) => name !== "");
	if (isLanguage(names[0])) names.shift();
	return prefixed(language, spelledIn(language, `/${names.join("/")}`));
}

export function prefixed(language: Language, path: string): string {
	if (language === defaultLanguage) return path;
	return path === "/" ? `/${language}` : `/${language}${path}`;
}

function spelledIn(language: Language, path: string): string {
	for (const [own, foreign] of foreignSpellings) {
		if (path === foreign || path === own) return language === defaultLanguage ? own : foreign;
	}
	return path;
}
