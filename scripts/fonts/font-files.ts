import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { fontSources } from "#app/styles/fonts/sources.ts";
import { root } from "../paths.ts";
import { fontCharacters } from "./characters.ts";

const require = createRequire(import.meta.url);
const folder = path.join(root, "app/styles/fonts");

const installed = (file: string) => require.resolve(file);

/** The files that fonts.css names, and what they are cut from. */
export const fontFiles = [
	{ file: path.join(folder, "regular.woff2"), whole: installed(fontSources.regular) },
	{ file: path.join(folder, "bold.woff2"), whole: installed(fontSources.bold) },
];

export const boldFont = installed(fontSources.bold);
export const licence = { file: path.join(folder, "LICENSE.txt"), whole: installed(fontSources.licence) };

/** Fonts for what ours lacks in pictures: Chinese, for which no page loads a font. */
export const pictureFonts = path.join(folder, "pictures");

// Constants, as the published types do not know these two options yet.
const forPages = { targetFormat: "woff2" as const, keepFeatures: ["kern", "tnum"] };
const forPictures = { targetFormat: "woff" as const, noHinting: true };

/** A font with nothing but our characters, kerning and tabular digits (docs/decisions/0003). */
export async function cutFont(whole: string, characters = fontCharacters): Promise<Buffer> {
	return subsetFont(await readFile(whole), characters, forPages);
}

/** One with our characters for share pictures (docs/decisions/0007). */
export async function cutPictureFont(whole: string): Promise<Buffer> {
	return subsetFont(await readFile(whole), fontCharacters, forPictures);
}
