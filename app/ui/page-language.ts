import { useRouteLoaderData } from "@remix-run/react";
import { localizedPath, type PageId, pages } from "#app/addresses/site.ts";
import { defaultLanguage, type Language } from "#models/language.ts";

export function usePageLanguage(): Language {
	return useRouteLoaderData<() => { language: Language }>("root")?.language ?? defaultLanguage;
}

export function useAddress(): (page: PageId) => string {
	const language = usePageLanguage();
	return (page) => localizedPath(language, pages[page]);
}

/** The `lang` attribute of a text, only where it differs from its page. */
export function useLang(lang: Language): Language | undefined {
	return lang === usePageLanguage() ? undefined : lang;
}
