import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { locales } from "#app/locales/index.ts";
import { languages } from "#models/language.ts";
import { boldFont, cutFont, fontFiles } from "./font-files.ts";

/** Characters of which a cut has nothing more than one of no character. */
async function lackedBy(font: string, characters: Iterable<string>): Promise<string[]> {
	const nothing = await cutFont(font, "");
	const lacked: string[] = [];
	for (const character of new Set(characters))
		if (nothing.equals(await cutFont(font, character))) lacked.push(character);
	return lacked;
}

test("our font has every character of every text, but of Chinese, which uses the device's", async () => {
	const drawn = languages.map((language) => JSON.stringify(locales[language]));
	const ours = drawn.filter((texts) => !/\p{Script=Han}/u.test(texts));
	expect(await lackedBy(boldFont, ours.join(""))).toEqual([]);
	expect(await lackedBy(boldFont, "A中")).toEqual(["中"]);
});

test.each(fontFiles)("$file is what `npm run fonts` makes", async ({ file, whole }) => {
	expect((await readFile(file)).equals(await cutFont(whole))).toBe(true);
});
