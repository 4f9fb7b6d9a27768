/** The languages that app/locales has texts for. */
export type Language = "vi" | "en" | "zh" | "nl" | "es";

/** The languages of the site; the first has addresses without a prefix. The portal is in `vi` and `en`. */
export const languages: readonly Language[] = ["vi", "en", "zh", "nl", "es"];
export const defaultLanguage: Language = "vi";

/** The languages of the portal. */
export type PortalLanguage = (typeof portalLanguages)[number];
export const portalLanguages = ["vi", "en"] as const satisfies readonly Language[];

export function isPortalLanguage(code: unknown): code is PortalLanguage {
	return portalLanguages.some((language) => language === code);
}

/** Whether an untrusted value is the code of one of our languages. */
export function isLanguage(code: unknown): code is Language {
	return languages.some((language) => language === code);
}
