import { shownEmail } from "#models/contact/email.server.ts";
import { normalizePhone, phoneSigns } from "#models/contact/phone.ts";
import { maxLength } from "#models/limits.ts";
import { fold } from "./fold.ts";

type Customer = { companyName: string; customerEmail: string; customerPhone?: string };
type Searched = Customer & { customerName: string };

const shortest = 3;
const longest = 16;
const mostWords = 8;

const phoneNumber = new RegExp(`(?:\\+|\\b)\\d(?:[${phoneSigns}]*\\d){7,}`, "gu");

/** The mobile prefixes of eleven digits until 2018, and what became of them. */
const prefixOf2018: Record<string, string> = {
	"0120": "070",
	"0121": "079",
	"0122": "077",
	"0126": "076",
	"0128": "078",
	"0123": "083",
	"0124": "084",
	"0125": "085",
	"0127": "081",
	"0129": "082",
	"0162": "032",
	"0163": "033",
	"0164": "034",
	"0165": "035",
	"0166": "036",
	"0167": "037",
	"0168": "038",
	"0169": "039",
	"0186": "056",
	"0188": "058",
	"0199": "059",
};

/**
 * The digits of a phone number as it is dialled in Vietnam today, without words behind it; "" for none. A mobile number
 * from before 2018 becomes the one that replaced it.
 */
export function phoneDigitsOf(phone: string): string {
	const digits = normalizePhone(phone).replace(/\D/g, "");
	const prefix = digits.length === 11 && prefixOf2018[digits.slice(0, 4)];
	return prefix ? prefix + digits.slice(4) : digits;
}

/** The last digits of a phone number, typed as they are read: `345 678`. */
const lastDigits = new RegExp(`^\\d(?:[${phoneSigns}]*\\d){3,6}$`, "u");

/** Words in nearly every company's name, which nobody searches for. */
const common = /\b(?:cong ty|cty|co phan|tnhh|mtv|cp)\b/gu;

/** Initials with dots between them: `C.P.`, which is also found as it is said. */
const initials = /(?<![\p{L}\p{N}.])(?:\p{L}\.){2,}/gu;

const plainOf = (text: string) =>
	fold(text.replace(/\S+@\S+/g, shownEmail)).replace(phoneNumber, phoneDigitsOf);

function wordsOf(text: string): string[] {
	const plain = plainOf(text).replace(common, " ");
	const said = (plain.match(initials) ?? []).map((letters) => letters.replaceAll(".", ""));
	return [...lettersOf(plain).flatMap(neighboursIn), ...said];
}

/** The words of a text. */
export function lettersOf(text: string): string[] {
	return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Letters of scripts that put no spaces between words. */
const spaceless = "\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}";
const spacelessRun = new RegExp(`[${spaceless}]+|[^${spaceless}]+`, "gu");
const isSpaceless = (word: string) => new RegExp(`^[${spaceless}]`, "u").test(word);

/** `王小明` becomes `王小` and `小明`: any two neighbours are a word. */
function neighboursIn(word: string): string[] {
	return (word.match(spacelessRun) ?? []).flatMap((run) => {
		const [first = "", ...others] = run;
		if (!isSpaceless(run) || others.length === 0) return [run];
		return others.map((letter, index) => `${others[index - 1] ?? first}${letter}`);
	});
}

/** The beginnings of a word, so that a search while it is typed is an equality, which an index can sort. */
function beginningsOf(word: string): string[] {
	let end = 0;
	const beginnings = [...word].slice(0, longest).map((letter) => {
		end += letter.length;
		return word.slice(0, end);
	});
	return beginnings.length > shortest ? beginnings.slice(shortest - 1) : beginnings.slice(-1);
}

function initialsOf(name: string): string[] {
	const letters = [...name];
	return [1, 2]
		.filter((length) => length < letters.length)
		.map((length) => letters.slice(0, length).join(""));
}

function endingsOf(number: string): string[] {
	const lengths = Array.from({ length: 7 }, (_, index) => shortest + index);
	return lengths.filter((length) => length < number.length).map((length) => number.slice(-length));
}

/** The keys of the words and of the numbers. */
export function searchKeysOf({ customerName, ...customer }: Searched): string[] {
	const number = phoneDigitsOf(customer.customerPhone ?? "");
	const words = wordsIn({ customerName, ...customer }).flatMap(beginningsOf);
	const keys = [...words, ...initialsIn(customerName), ...endingsOf(number)];
	return [...new Set(keys)];
}

function wordsIn({ customerName, companyName, customerEmail, customerPhone = "" }: Searched): string[] {
	return [
		...new Set([customerName, companyName, customerEmail, phoneDigitsOf(customerPhone)].flatMap(wordsOf)),
	];
}

/** The initials of what a person is called: the last word, or the family name and that with the last character. */
function initialsIn(name: string): string[] {
	const called = lettersOf(fold(name)).at(-1) ?? "";
	if (!isSpaceless(called)) return initialsOf(called);
	const [family = "", ...given] = called;
	return [family, `${family}${given.at(-1) ?? ""}`];
}

/**
 * The keys that an inquiry must all have to match a typed text, one for each word; null for an empty text. Words that are in
 * nearly every name are searched for only where there are no others.
 */
export function searchedKeysOf(typed: string): string[] | null {
	const text = lastDigits.test(fold(typed)) ? phoneDigitsOf(typed) : typed;
	const found = wordsOf(text);
	const words = (found.length > 0 ? found : lettersOf(plainOf(text))).map((word) =>
		[...word].slice(0, longest).join(""),
	);
	const keys = [...new Set(words)].slice(0, mostWords);
	const isBegun = (key: string) =>
		key.length >= shortest && keys.some((other) => other !== key && other.startsWith(key));
	const asked = keys.filter((key) => !isBegun(key));
	return asked.length > 0 ? asked : null;
}

/** The bare spelling of some letters is longer than they are. */
export function companyKeyOf(companyName: string): string {
	return lettersOf(fold(companyName)).join(" ").slice(0, maxLength.company);
}
