import { maxLength } from "#models/limits.ts";
import { normalizePhone, phoneSigns } from "#models/phone.ts";
import { removeDiacritics } from "#models/remove-diacritics.ts";

type Searched = { customerName: string; companyName: string; customerEmail: string; customerPhone?: string };

const shortest = 3;
const longest = 16;
const mostWords = 8;
const mostPaired = 40;

/** Eight digits or more with the usual signs between them. */
const phoneNumber = new RegExp(`(?:\\+|\\b)\\d(?:[${phoneSigns}]*\\d){7,}`, "gu");

/** `84 912.345.678`, with or without the plus, is `0912345678`. */
const digitsOf = (phone: string) => normalizePhone(phone).replace(/\D/g, "");

/** Of a phone number, typed as they are read: `345 678`. */
const lastDigits = new RegExp(`^\\d(?:[${phoneSigns}]*\\d){3,6}$`, "u");

/** What nearly every company's name has, and nobody searches for. */
const common = /\b(?:cong ty|co phan|tnhh|mtv|cp)\b/g;

/** In the one spelling in which they are stored and compared. */
function wordsOf(text: string): string[] {
	return lettersOf(removeDiacritics(text.replace(phoneNumber, digitsOf)).replace(common, " "));
}

function lettersOf(text: string): string[] {
	return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** So that a search that is still being typed finds a word by equality, which an index can sort. */
function beginningsOf(word: string): string[] {
	const letters = [...word].slice(0, longest);
	if (letters.length <= shortest) return [letters.join("")];
	return letters.slice(shortest - 1).map((_, index) => letters.slice(0, shortest + index).join(""));
}

/** People abbreviate a last name: `Trần V` for Trần Vy. */
function initialsOf(name: string): string[] {
	const letters = [...name];
	return [1, 2]
		.filter((length) => length < letters.length)
		.map((length) => letters.slice(0, length).join(""));
}

/** As few as three, and as many as stand behind the zero. */
function endingsOf(number: string): string[] {
	const lengths = Array.from({ length: 7 }, (_, index) => shortest + index);
	return lengths.filter((length) => length < number.length).map((length) => number.slice(-length));
}

/** Such keys are in no pair. */
const isNumber = (key: string) => /^\d+$/.test(key);

const headOf = (word: string) => [...word].slice(0, shortest).join("");

const joined = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** In whatever order: their first three letters. */
function pairOf(one: string, other: string): string {
	return joined(headOf(one), headOf(other));
}

export type SearchKeys = {
	searchKeys: string[];
	/** Every two words that are no numbers; of the first forty, should there be more. */
	searchPairs: string[];
};

/** What an inquiry is found by: the keys of its words and numbers, and the pairs of its words. */
export function searchKeysOf({
	customerName,
	companyName,
	customerEmail,
	customerPhone = "",
}: Searched): SearchKeys {
	const number = digitsOf(customerPhone);
	const words = [...new Set([customerName, companyName, customerEmail, number].flatMap(wordsOf))];
	const initials = initialsOf(wordsOf(customerName).at(-1) ?? "");
	const keys = [...words.flatMap(beginningsOf), ...initials, ...endingsOf(number)];
	const paired = [...initials, ...words.filter((word) => !isNumber(word)).map(headOf)];
	const pairs = paired
		.slice(0, mostPaired)
		.flatMap((head, index, heads) => heads.slice(0, index).map((other) => joined(head, other)));
	return { searchKeys: [...new Set(keys)], searchPairs: [...new Set(pairs)] };
}

/**
 * The keys that an inquiry must all have to match what somebody typed, null for nothing; each word asks for one of
 * its own.
 */
export function searchedKeysOf(typed: string): string[] | null {
	const words = wordsOf(lastDigits.test(typed) ? digitsOf(typed) : typed).map((word) =>
		[...word].slice(0, longest).join(""),
	);
	const keys = [...new Set(words)].slice(0, mostWords);
	const isBegun = (key: string) =>
		key.length >= shortest && keys.some((other) => other !== key && other.startsWith(key));
	const asked = keys.filter((key) => !isBegun(key));
	return asked.length > 0 ? asked : null;
}

/** The pairs that an inquiry has with all these keys among its words. */
export function searchedPairsOf(keys: string[]): string[] {
	const words = keys.filter((key) => !isNumber(key));
	return words.flatMap((word, index) => words.slice(0, index).map((one) => pairOf(one, word)));
}

/** The bare spelling of some letters is longer than they are. */
export function companyKeyOf(companyName: string): string {
	return lettersOf(removeDiacritics(companyName)).join(" ").slice(0, maxLength.company);
}
