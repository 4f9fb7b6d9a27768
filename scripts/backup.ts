import path from "node:path";
import { describeSummaries } from "./backup/format.ts";
import { writeBackup } from "./backup/write.ts";
import { withDatabase } from "./embedded/database.ts";
import { dataFolder } from "./paths.ts";
import { runScript } from "./script.ts";
import { CliError, step } from "./step.ts";

await runScript(async () => {
	const [given, ...others] = process.argv.slice(2);
	if (others.length > 0 || given?.startsWith("-")) throw new CliError("Usage: npm run backup [-- FILE]");
	const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
	const file = path.resolve(given ?? path.join(dataFolder, "backups", `${moment}.ejson.gz`));
	await withDatabase(async (uri) => {
		const saved = await step("Saving the database", () => writeBackup(uri, file));
		console.log(`${describeSummaries(saved)}\nSaved in ${file}`);
	});
});
