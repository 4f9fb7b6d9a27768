import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { fontCharacters } from "./font-characters.ts";
import { root } from "./paths.ts";
import { runScript } from "./script.ts";

const require = createRequire(import.meta.url);
const published = (file: string) => require.resolve(`@expo-google-fonts/manrope/${file}`);
const folder = path.join(root, "app/styles/fonts");

const weights = [
	{ weight: "400Regular", file: "manrope-regular.woff2" },
	{ weight: "700Bold", file: "manrope-bold.woff2" },
];

// A constant, as the published types do not know keepFeatures yet.
const options = { targetFormat: "woff2" as const, keepFeatures: ["kern", "tnum"] };

/** Makes the font files of fonts.css from the published ones: see docs/decisions/0024. */
await runScript(async () => {
	for (const { weight, file } of weights) {
		const whole = await readFile(published(`${weight}/Manrope_${weight}.ttf`));
		const font = await subsetFont(whole, fontCharacters, options);
		await writeFile(path.join(folder, file), font);
		console.log(`${file}: ${whole.length} bytes published, ${font.length} of them needed`);
	}
	await copyFile(published("LICENSE_FONT"), path.join(folder, "LICENSE.txt"));
});
