import { maxFormBytes, maxFormCharacters } from "#models/limits.ts";

/** What has made parsers, regular expressions or normalisation slow. */
const costlyTexts = [
	"<",
	"'",
	"=",
	"%",
	"%zz",
	"%F0%9F",
	"+x",
	"x+",
	"a.",
	"a@a.",
	"%0D%0A",
	"\u200b",
	"a\u0301",
	"ﷺ",
];

const costlyNames = ["a.", "a.b[0].", "[", "[0]", "%5B%5D", "__proto__.", "%"];

function fill(start: string, unit: string): string {
	const decoded = [...new URLSearchParams(`x=${unit}`)].flat().join("").length - 1;
	const bytes = (maxFormBytes - start.length) / Buffer.byteLength(unit);
	return start + unit.repeat(Math.min(bytes, (maxFormCharacters - start.length) / decoded));
}

/** Bodies of forms of the largest allowed size, with what each consists of. @param fields whose values are tried */
export function costlyBodies(fields: string[]): [what: string, body: string][] {
	return [
		...["&", "=&", "a&", "a=1&", "%&", "a.b[0]=1&", ...fields.map((field) => `${field}=1&`)].map(
			(unit): [string, string] => [`many times ${unit}`, fill("", unit)],
		),
		...costlyNames.map((unit): [string, string] => [
			`a name of ${unit}`,
			`${fill("", unit).slice(2 * unit.length)}=1`,
		]),
		...fields.flatMap((field) =>
			costlyTexts.map((unit): [string, string] => [`${field} of ${unit}`, fill(`${field}=`, unit)]),
		),
	];
}
