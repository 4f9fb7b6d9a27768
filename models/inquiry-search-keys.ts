import { maxLength } from "#app/content/limits.ts";
import { bare } from "#app/i18n/bare.ts";
import { dialledPhone, phoneSigns } from "#app/i18n/dialled-phone.ts";

/** What search compares of an inquiry. */
type Searched = { customerName: string; companyName: string; customerEmail: string; customerPhone?: string };

const shortest = 3;
const longest = 16;
const mostWords = 8;
const mostPaired = 40;

/** Eight digits or more with the usual signs between them. */
const phoneNumber = new RegExp(`(?:\\+|\\b)\\d(?:[${phoneSigns}]*\\d){7,}`, "gu");

/** A phone number's digits as dialled in Vietnam: `84 912.345.678`, with or without the plus, is `0912345678`. */
const digitsOf = (phone: string) => dialledPhone(phone).replace(/\D/g, "");

/** What nearly every company's name or e-mail address has, and nobody searches for. */
const common = /\b(?:cong ty|co phan|tnhh|mtv|cp)\b|(?<=@\S+)\.[a-z]+(?!\S)/g;

/** The words of a text in the one spelling in which they are stored and compared. */
function wordsOf(text: string): string[] {
	return lettersOf(bare(text.replace(phoneNumber, digitsOf)).replace(common, " "));
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

const headOf = (word: string) => [...word].slice(0, shortest).join("");

const joined = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** The key of two words that an inquiry has both, in whatever order: their first three letters. */
export function pairOf(one: string, other: string): string {
	return joined(headOf(one), headOf(other));
}

/** The keys under which an inquiry is found. */
export type SearchKeys = {
	/** The beginnings of every word of its names, address and phone number. */
	searchKeys: string[];
	/** Every two of these words, as {@link pairOf} has them; of the first forty, should there be more. */
	searchPairs: string[];
};

/** The keys of an inquiry with these names, address and phone number; each of them is read by itself. */
export function searchKeysOf({
	customerName,
	companyName,
	customerEmail,
	customerPhone = "",
}: Searched): SearchKeys {
	const searched = [customerName, companyName, customerEmail, digitsOf(customerPhone)];
	const words = [...new Set(searched.flatMap(wordsOf))];
	const pairs = words
		.slice(0, mostPaired)
		.map(headOf)
		.flatMap((head, index, heads) => heads.slice(0, index).map((other) => joined(head, other)));
	return { searchKeys: [...new Set(words.flatMap(beginningsOf))], searchPairs: [...new Set(pairs)] };
}

/**
 * The keys that an inquiry must all have to match what somebody typed. No word is the beginning of another one: each
 * asks for a word of its own.
 * @returns null where nothing was typed that could be searched for
 */
export function searchedKeysOf(typed: string): string[] | null {
	const words = wordsOf(typed).map((word) => [...word].slice(0, longest).join(""));
	const keys = [...new Set(words)].slice(0, mostWords);
	const isBegun = (key: string) =>
		key.length >= shortest && keys.some((other) => other !== key && other.startsWith(key));
	const asked = keys.filter((key) => !isBegun(key));
	return asked.length > 0 ? asked : null;
}

/** By what inquiries are sorted that are sorted by company; the bare spelling of some letters is longer than they are. */
export function companyKeyOf(companyName: string): string {
	return lettersOf(bare(companyName)).join(" ").slice(0, maxLength.company);
}
