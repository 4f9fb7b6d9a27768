import { bare } from "#app/i18n/bare.ts";

/** What search compares of an inquiry. */
type Searched = { customerName: string; companyName: string; customerEmail: string; customerPhone?: string };

const shortest = 2;
const longest = 16;

/** Eight digits or more with the usual signs between them. */
const phoneNumber = /(?:\+|\b)\d(?:[\s.()-]*\d){7,}/g;

/** A phone number's digits as dialled in Vietnam: `+84 912.345.678` and `0912 345 678` are the same. */
function nationalDigits(phone: string): string {
	return phone
		.replace(/[^\d+]/g, "")
		.replace(/^(?:\+|00)?84(?=\d{9})/, "0")
		.replace(/\D/g, "");
}

function wordsOf(text: string): string[] {
	return bare(text.replace(phoneNumber, nationalDigits)).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Beginnings of a word, so that a search that is still being typed finds it by equality, which an index can sort. */
function beginningsOf(word: string): string[] {
	const letters = [...word].slice(0, longest);
	if (letters.length <= shortest) return [letters.join("")];
	return letters.slice(shortest - 1).map((_, index) => letters.slice(0, shortest + index).join(""));
}

/** The keys under which an inquiry is found: the beginnings of every word of its names, address and phone number. */
export function searchKeysOf({
	customerName,
	companyName,
	customerEmail,
	customerPhone,
}: Searched): string[] {
	const phone = nationalDigits(customerPhone ?? "");
	const words = [...wordsOf(`${customerName} ${companyName} ${customerEmail}`), ...(phone ? [phone] : [])];
	return [...new Set(words.flatMap(beginningsOf))];
}

/** The keys that an inquiry must all have to match what somebody typed; none for a text without letters or digits. */
export function searchedKeysOf(typed: string): string[] {
	return [...new Set(wordsOf(typed).map((word) => [...word].slice(0, longest).join("")))].slice(0, 8);
}

/** By what inquiries are sorted that are sorted by company. */
export function companyKeyOf(companyName: string): string {
	return wordsOf(companyName).join(" ");
}
