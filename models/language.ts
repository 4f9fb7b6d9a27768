export const languages = ["vi", "en", "zh", "nl", "es"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "vi";

/** Whether an untrusted value is the code of one of our languages. */
export function isLanguage(code: unknown): code is Language {
	return languages.some((language) => language === code);
}
