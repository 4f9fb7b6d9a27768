import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { cutFont, cutPictureFont, fontFiles, licence, pictureFonts } from "./fonts/font-files.ts";
import { root } from "./paths.ts";
import { runScript } from "./script.ts";

await runScript(async () => {
	for (const { file, whole } of fontFiles) await write(file, await cutFont(whole));
	await copyFile(licence.whole, licence.file);
	for (const whole of process.argv.slice(2)) {
		const file = `${path.parse(whole).name}.woff`;
		await write(path.join(pictureFonts, file), await cutPictureFont(whole));
	}
});

async function write(file: string, font: Buffer): Promise<void> {
	await writeFile(file, font);
	console.log(`${path.relative(root, file)}: ${font.length} bytes`);
}
