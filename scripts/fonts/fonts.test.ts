import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { locales } from "#app/locales/index.ts";
import { fontCharacters } from "./characters.ts";
import { cutFont, fontFiles } from "./font-files.ts";

test("our fonts hold every character of the Vietnamese, English, Dutch and Spanish texts", () => {
	const { vi, en, nl, es } = locales;
	const characters = new Set(JSON.stringify([vi, en, nl, es]).match(/\P{Script=Han}/gu));
	expect([...characters].filter((character) => !fontCharacters.includes(character))).toEqual([]);
});

test.each(fontFiles)("$file is what `npm run fonts` makes", async ({ file, whole }) => {
	expect((await readFile(file)).equals(await cutFont(whole))).toBe(true);
});
