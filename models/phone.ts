import { phoneDigits } from "./limits.ts";

/** What stands between the digits of a phone number, for a class of a regular expression with the flag `u`. */
export const phoneSigns = String.raw`\s\p{Pd}\p{Cf}.()\u2212\u00b7`;

const signs = new RegExp(`[${phoneSigns}]`, "gu");

/**
 * What people type for a phone number, as it is dialled in Vietnam: spaces, dots, dashes and brackets are only
 * spelling, so are 84 and a zero behind it. A number of another country begins with a plus.
 */
export function normalizePhone(typed: string): string {
	return typed
		.normalize("NFKC")
		.replace(signs, "")
		.replace(/^(?:\+|00)840?/, "0")
		.replace(/^840?(?=\d{9,10}$)/, "0")
		.replace(/^00(?=\d{10,15}$)/, "+");
}

const vietnamese = new RegExp(String.raw`^\d{${phoneDigits.min},${phoneDigits.max}}$`);

/** Whether a normalised number is one of Vietnam, by the specification's rule. */
export const isVietnamese = (dialled: string) => vietnamese.test(dialled);
