import path from "node:path";
import { parseArgs } from "node:util";
import { makeKey } from "./backup/encryption.ts";
import { describeSummaries } from "./backup/format.ts";
import { writeBackup } from "./backup/write.ts";
import { withDatabase } from "./embedded/database.ts";
import { dataFolder } from "./paths.ts";
import { runScript } from "./script.ts";
import { readSettings } from "./settings.ts";
import { CliError, reasonOf, step } from "./step.ts";

await runScript(async () => {
	const { file: given, newKey } = readArguments();
	if (newKey) {
		const recipient = await makeKey(path.resolve(newKey));
		console.log(`The key is in ${newKey}: keep it where the backups are not.\nBACKUP_RECIPIENT=${recipient}`);
		return;
	}
	await withDatabase(async (uri) => {
		const { BACKUP_RECIPIENT: recipient } = await readSettings();
		const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
		const name = `${moment}.ejson.gz${recipient ? ".age" : ""}`;
		const file = path.resolve(given ?? path.join(dataFolder, "backups", name));
		const saved = await step("Saving the database", () => writeBackup(uri, file, recipient));
		console.log(`${describeSummaries(saved)}\nSaved in ${file}${recipient ? ", encrypted" : ""}`);
	});
});

function readArguments(): { file?: string; newKey?: string } {
	try {
		const { values, positionals } = parseArgs({
			options: { "new-key": { type: "string" } },
			allowPositionals: true,
		});
		if (positionals.length > 1) throw new Error("one file at most");
		return { file: positionals[0], newKey: values["new-key"] };
	} catch (error) {
		throw new CliError(`${reasonOf(error)}\nUsage: npm run backup [-- FILE], or -- --new-key FILE for a key`);
	}
}
