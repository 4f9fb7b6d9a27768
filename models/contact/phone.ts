import { phoneDigits } from "#models/limits.ts";

/** Signs between the digits of a phone number, for a class of a regular expression with the flag `u`. */
export const phoneSigns = String.raw`\s\p{Pd}\p{Cf}.()\u2212\u00b7`;

const signs = new RegExp(`[${phoneSigns}]`, "gu");

/** A number of seven digits or more, a space or a sign behind it, and what begins with a letter or #. */
const numberAndWords = /^((?:[^\p{L}#\d]*\d){7,})[^\p{L}#\d]*?(\(?)(?<!\d)([\p{L}#].*)$/su;

const label =
	/^(?:s?[đd]t|d?đ|tel|phone|mobile|hotline|(?:số )?(?:điện thoại|di động))\s*[:.]?\s*(?=[(+]*\d)/iu;

/** What of a pasted text is the number: of `sđt: 0912 345 678` or `0912345678,`. */
export const numberIn = (typed: string) =>
	typed
		.trim()
		.replace(label, "")
		.replace(/[\s,;:.]+$/, "");

/** Splits `0912 345 678 (Zalo)` into the number and `(Zalo)`: an extension, or how the person is reached there. */
export function phoneParts(typed: string): { number: string; words: string } {
	const text = numberIn(typed.normalize("NFKC"));
	const [, number = text, bracket = "", words = ""] = numberAndWords.exec(text) ?? [];
	return { number, words: bracket + words };
}

/** As a form stores it: the number as it is dialled, then the words behind it. */
export function tidyPhone(typed: string): string {
	return [normalizePhone(typed), phoneParts(typed).words].join(" ").trim();
}

/**
 * The number as dialled in Vietnam, without words behind it: spacing is dropped, 84 becomes 0. Numbers of other countries
 * keep their plus.
 */
export function normalizePhone(typed: string): string {
	return phoneParts(typed)
		.number.replace(signs, "")
		.replace(/^(?:\+|00)840?/, "0")
		.replace(/^840?(?=\d{9,10}$)/, "0")
		.replace(/^00(?=\d{10,15}$)/, "+");
}

const vietnamese = new RegExp(String.raw`^\d{${phoneDigits.min},${phoneDigits.max}}$`);

export const isVietnamese = (dialled: string) => vietnamese.test(dialled);

/** Whether a text is a number alone, with nothing missing: as Vietnam dials it, or another country's with its plus. */
export function isWholePhone(typed: string): boolean {
	const dialled = normalizePhone(typed);
	return isVietnamese(dialled) || /^\+\d{8,15}$/.test(dialled);
}

/** `https://zalo.me/0912345678` */
export const zaloAddress = (phone: string) => `https://zalo.me/${normalizePhone(phone).replace(/\D/g, "")}`;

/** `tel:0912345678`; undefined for a text that is no number. */
export function phoneAddress(phone: string): string | undefined {
	const dialled = normalizePhone(phone);
	return /^\+?\d{3,15}$/.test(dialled) ? `tel:${dialled}` : undefined;
}
