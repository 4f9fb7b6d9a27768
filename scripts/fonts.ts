import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { root } from "./paths.ts";
import { runScript } from "./script.ts";
import { StepError } from "./step.ts";

const require = createRequire(import.meta.url);
const published = (file: string) => require.resolve(`@fontsource-variable/manrope/${file}`);
const styles = path.join(root, "app/styles");

/** A rule of fonts.css: what its file has to hold, and which published file has it. */
const fontFace =
	/font-weight: (?<lightest>\d+) (?<boldest>\d+);[^}]*?url\("(?<file>\.\/fonts\/manrope-(?<script>\w+)\.woff2)"\)[^}]*?unicode-range:(?<ranges>[^;]+);/g;

/** Makes the font files that fonts.css names from the published ones, with nothing but the weights and characters it says. */
await runScript(async () => {
	const rules = [...(await readFile(path.join(styles, "fonts.css"), "utf8")).matchAll(fontFace)];
	if (rules.length === 0) throw new StepError("app/styles/fonts.css names no font file of ours.");
	for (const { groups } of rules) {
		const { lightest, boldest, file = "", script, ranges = "" } = groups ?? {};
		const whole = await readFile(published(`files/manrope-${script}-wght-normal.woff2`));
		const font = await subsetFont(whole, charactersOf(ranges), {
			targetFormat: "woff2",
			variationAxes: { wght: { min: Number(lightest), max: Number(boldest) } },
		});
		await writeFile(path.join(styles, file), font);
		console.log(`${file}: ${whole.length} bytes published, ${font.length} of them needed`);
	}
	await copyFile(published("LICENSE"), path.join(styles, "fonts/LICENSE.txt"));
});

/** The characters of a `unicode-range`. */
function charactersOf(ranges: string): string {
	const points = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
		([, from = "", to = from]) => {
			const first = Number.parseInt(from, 16);
			return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
		},
	);
	return String.fromCodePoint(...points);
}
