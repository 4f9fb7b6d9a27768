import { phoneDigits } from "./limits.ts";

/** Signs between the digits of a phone number, for a class of a regular expression with the flag `u`. */
export const phoneSigns = String.raw`\s\p{Pd}\p{Cf}.()\u2212\u00b7`;

const signs = new RegExp(`[${phoneSigns}]`, "gu");

/** A number as dialled in Vietnam: spacing is dropped, 84 becomes 0. Numbers of other countries keep their plus. */
export function normalizePhone(typed: string): string {
	return typed
		.normalize("NFKC")
		.replace(signs, "")
		.replace(/^(?:\+|00)840?/, "0")
		.replace(/^840?(?=\d{9,10}$)/, "0")
		.replace(/^00(?=\d{10,15}$)/, "+");
}

const vietnamese = new RegExp(String.raw`^\d{${phoneDigits.min},${phoneDigits.max}}$`);

export const isVietnamese = (dialled: string) => vietnamese.test(dialled);

/** `https://zalo.me/0912345678` */
export const zaloAddress = (phone: string) => `https://zalo.me/${normalizePhone(phone).replace(/\D/g, "")}`;

/** `tel:0912345678`; undefined for a text that is no number. */
export function phoneAddress(phone: string): string | undefined {
	const dialled = normalizePhone(phone);
	return /^\+?\d{3,15}$/.test(dialled) ? `tel:${dialled}` : undefined;
}
