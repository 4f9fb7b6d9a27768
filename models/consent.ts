import type { Language } from "#models/language.ts";

/** Must change with every change of `form.consent.text`: it tells which words the person read. */
export const currentConsent = {
	version: "2026-11-23",
	purposes: ["callback", "information", "offers"],
} as const;

export type Agreement = { textVersion: string; purpose: string; language: Language; at: Date };

/** The consent that a request's sender gave; once withdrawn, `consent` is false and the rest stays. */
export type Consent = { consent: boolean; agreedTo: Agreement };

export function consentGiven(language: Language, at = new Date()): Consent {
	const { version, purposes } = currentConsent;
	return { consent: true, agreedTo: { textVersion: version, purpose: purposes.join(", "), language, at } };
}
