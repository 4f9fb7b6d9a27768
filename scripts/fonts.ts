import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { cutFont, fontFiles, licence } from "./fonts/font-files.ts";
import { runScript } from "./script.ts";

await runScript(async () => {
	for (const { file, whole } of fontFiles) {
		const font = await cutFont(whole);
		await writeFile(file, font);
		console.log(`${path.basename(file)}: ${font.length} bytes`);
	}
	await copyFile(licence.whole, licence.file);
});
