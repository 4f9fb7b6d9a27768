import type { Language } from "#models/language.ts";

/**
 * What the consent box of the trial and demo forms agrees to. A new version goes with every change of
 * `form.consent.text`, so that a stored consent says which words the person read.
 */
export const consent = {
	version: "2026-11-20",
	purposes: ["information", "offers"],
} as const;

/** The record of a consent given now, in the words of a language. */
export function consentGiven(language: Language) {
	return { textVersion: consent.version, purpose: consent.purposes.join(", "), language, at: new Date() };
}
