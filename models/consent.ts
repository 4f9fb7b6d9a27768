import type { Language } from "#models/language.ts";

/** Must change with every change of `form.consent.text`: it tells which words the person read. */
export const consent = {
	version: "2026-11-23",
	purposes: ["callback", "information", "offers"],
} as const;

export function consentGiven(language: Language) {
	return { textVersion: consent.version, purpose: consent.purposes.join(", "), language, at: new Date() };
}
