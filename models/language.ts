export const languages = ["vi", "en", "zh", "nl", "es"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "vi";

export function isLanguage(code: unknown): code is Language {
	return languages.some((language) => language === code);
}
