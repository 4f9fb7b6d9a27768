import { locales } from "#app/locales/index.ts";

const ranges: [first: string, last: string][] = [
	[" ", "~"],
	["\u00a0", "¡"],
	["¿", "Ä"],
	["Ç", "Ï"],
	["Ñ", "×"],
	["Ù", "Ý"],
	["ß", "ä"],
	["ç", "ï"],
	["ñ", "ö"],
	["ù", "ý"],
	["Ạ", "ỹ"],
];
const single = "ĂăĐđĨĩŨũƠơƯư" + "\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329" + "©·–—‘’“”•…₫€™←↑→↓−≈";

/** What people type in Vietnamese, English, Dutch and Spanish, and whatever else stands in a text. */
export const fontCharacters = unique(
	ranges.map(([first, last]) => charactersFrom(first, last)).join("") + single + JSON.stringify(locales),
);

function charactersFrom(first: string, last: string): string {
	const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)];
	return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

function unique(characters: string): string {
	return [...new Set(characters)].sort().join("");
}
