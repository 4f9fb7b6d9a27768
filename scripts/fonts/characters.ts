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

/** Of Vietnamese, English, Dutch and Spanish; the device's font has the rest. */
export const fontCharacters = ranges.map(([first, last]) => charactersFrom(first, last)).join("") + single;

function charactersFrom(first: string, last: string): string {
	const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)];
	return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
