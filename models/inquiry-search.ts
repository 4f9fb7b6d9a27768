import { bare } from "#app/i18n/bare.ts";

/** What search compares of an inquiry. */
type Searched = { customerName: string; companyName: string; customerEmail: string; customerPhone?: string };

const shortest = 3;
const longest = 16;
const mostWords = 8;

/** Eight digits or more with the usual signs between them. */
const phoneNumber = /(?:\+|\b)\d(?:[\s.()-]*\d){7,}/g;

/** A phone number's digits as dialled in Vietnam: `+84 912.345.678` and `0912 345 678` are the same. */
function nationalDigits(phone: string): string {
	return phone
		.replace(/[^\d+]/g, "")
		.replace(/^(?:\+|00)?84(?=\d{9})/, "0")
		.replace(/\D/g, "");
}

/** What nearly every company's name or e-mail address has, and nobody searches for. */
const common = /\b(?:cong ty|co phan|tnhh|mtv|cp)\b|(?<=@\S+)\.[a-z]+(?!\S)/g;

/** The words of a text in the one spelling in which they are stored and compared. */
function wordsOf(text: string): string[] {
	return lettersOf(bare(text.replace(phoneNumber, nationalDigits)).replace(common, " "));
}

function lettersOf(text: string): string[] {
	return text.match(/[\p{L}\p{N}]+/gu) ?? [];
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
	customerPhone = "",
}: Searched): string[] {
	const phone = nationalDigits(customerPhone);
	const words = wordsOf(`${customerName} ${companyName} ${customerEmail} ${phone}`);
	return [...new Set(words.flatMap(beginningsOf))];
}

/**
 * The keys that an inquiry must all have to match what somebody typed.
 * @returns null where nothing was typed that could be searched for
 */
export function searchedKeysOf(typed: string): string[] | null {
	const keys = [...new Set(wordsOf(typed).map((word) => [...word].slice(0, longest).join("")))];
	return keys.length > 0 ? keys.slice(0, mostWords) : null;
}

/** By what inquiries are sorted that are sorted by company. */
export function companyKeyOf(companyName: string): string {
	return lettersOf(bare(companyName)).join(" ");
}
