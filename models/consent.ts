import type { Language } from "#models/language.ts";

/**
 * A new version goes with every change of `form.consent.text`: a stored consent says which words the person read.
 */
export const consent = {
	version: "2026-11-20",
	purposes: ["information", "offers"],
} as const;

/** The consent that a form stores: text version, purpose, language, and the time of now. */
export function consentGiven(language: Language) {
	return { textVersion: consent.version, purpose: consent.purposes.join(", "), language, at: new Date() };
}
