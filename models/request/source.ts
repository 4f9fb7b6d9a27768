import { maxLength } from "#models/limits.ts";

/** Told by the browser, and so not trusted. */
export type Attribution = {
	landingPage?: string;
	referrer?: string;
	utmSource?: string;
	utmMedium?: string;
	utmCampaign?: string;
	utmTerm?: string;
	utmContent?: string;
	plan?: string;
};

/** The source of visitors who typed the address, or whose browser does not tell. */
export const direct = "direct";

/** The source of inquiries that staff logged, without a visit. */
export const logged = "logged";

/** Where a visitor came from: the campaign's source, or the host of the page before; in lower case. */
export function sourceOf({ utmSource, referrer = "" }: Attribution = {}): string {
	const host = URL.canParse(referrer) ? new URL(referrer).hostname.replace(/^www\./, "") : direct;
	return sourceNamed(utmSource?.trim() || host);
}

/** As it is stored. */
export const sourceNamed = (typed: string) => typed.trim().toLowerCase().slice(0, maxLength.choice);
