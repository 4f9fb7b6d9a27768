import { minPasswordLength } from "#models/limits.ts";
import { fold } from "#models/search/fold.ts";

const shortestWord = 3;

/** Characters that stand for each other in disguised words: `M@y3RP` is `mayerp`. */
const alike = new Map(
	["o0", "il1!|", "e3", "a4@", "s5$", "t7+", "b8", "g9", "z2"].flatMap(([letter = "", ...others]) =>
		others.map((other) => [other, letter] as const),
	),
);

const disguised = (text: string) => [...text].map((letter) => alike.get(letter) ?? letter).join("");

/** The words of a text, and all of it as one, so that short words count where they stand together. */
function wordsOf(text: string): string[] {
	const words = fold(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
	const stems = words.map((word) => word.replace(/\d+$/, ""));
	return [...words, ...stems, words.join("")].filter((word) => word.length >= shortestWord);
}

/**
 * Whether a password is made of words known of its owner (`texts`: name, address, brand), in whatever disguise: what
 * remains beside them is shorter than a password may be. Digits count half, as most are a year or a row.
 */
export function isMadeOf(password: string, texts: string[]): boolean {
	const typed = fold(password);
	const words = texts.flatMap(wordsOf).map(disguised);
	let left = disguised(typed);
	const before = left;
	// The longest first, so that a short word leaves no pieces of a long one.
	for (const word of [...new Set(words)].sort((one, other) => other.length - one.length))
		left = left.replaceAll(word, " ".repeat([...word].length));
	if (left === before) return false;
	const kept = [...left];
	const besides = [...typed].filter((_letter, index) => kept[index] !== " ");
	const letters = besides.filter((letter) => /\p{L}/u.test(letter)).length;
	const digits = besides.filter((letter) => /\p{N}/u.test(letter)).length;
	return letters + digits / 2 < minPasswordLength;
}
