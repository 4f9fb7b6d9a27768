import parsePhoneNumber from "libphonenumber-js";
import { isVietnamese, normalizePhone, phoneParts } from "#models/contact/phone.ts";
import { Refusal } from "#models/refusal.ts";

/**
 * Of a phone number as a form reads it the number as dialled in Vietnam, or in E.164 for other countries, and the words
 * behind it. @throws Refusal if that country has no such number
 */
export function storedPhone(phone: string): string {
	const { number, words } = phoneParts(phone);
	if (isVietnamese(number)) return phone;
	const foreign = parsePhoneNumber(number);
	if (!foreign?.isValid()) throw new Refusal({ phone: ["foreignPhoneInvalid"] });
	return withWords(foreign.number, words);
}

const withWords = (number: string, words: string) => (words ? `${number} ${words}` : number);

const groups = [/^(02[48])(\d{4})(\d{4})$/, /^(02\d\d)(\d{4})(\d{3})$/, /^(\d{4})(\d{3})(\d{3,4})$/];

/** `0912 345 678`, `028 3823 4567 máy lẻ 12` or `+31 6 12345678`; what is no number stays as typed. */
export function shownPhone(typed: string): string {
	const phone = normalizePhone(typed);
	const { words } = phoneParts(typed);
	if (isVietnamese(phone)) {
		return withWords(phone.replace(groups.find((group) => group.test(phone)) ?? "", "$1 $2 $3"), words);
	}
	const foreign = phone.startsWith("+") ? parsePhoneNumber(phone) : undefined;
	return foreign?.isValid() ? withWords(foreign.formatInternational(), words) : typed;
}
