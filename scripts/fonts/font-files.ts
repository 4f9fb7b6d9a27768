import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { root } from "../paths.ts";
import { fontCharacters } from "./characters.ts";

const require = createRequire(import.meta.url);
const folder = path.join(root, "app/styles/fonts");

const published = (file: string) => require.resolve(`@expo-google-fonts/manrope/${file}`);

/** The files that fonts.css names, and what they are cut from. */
export const fontFiles = [
	{ file: path.join(folder, "manrope-regular.woff2"), whole: published("400Regular/Manrope_400Regular.ttf") },
	{ file: path.join(folder, "manrope-bold.woff2"), whole: published("700Bold/Manrope_700Bold.ttf") },
];

export const licence = { file: path.join(folder, "LICENSE.txt"), whole: published("LICENSE_FONT") };

// A constant, as the published types do not know keepFeatures yet.
const options = { targetFormat: "woff2" as const, keepFeatures: ["kern", "tnum"] };

/** A font with nothing but our characters, kerning and tabular digits (docs/decisions/0003). */
export async function cutFont(whole: string): Promise<Buffer> {
	return subsetFont(await readFile(whole), fontCharacters, options);
}
