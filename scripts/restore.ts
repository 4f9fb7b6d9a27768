import path from "node:path";
import { describeSummaries } from "./backup/format.ts";
import { restoreBackup } from "./backup/restore.ts";
import { withDatabase } from "./embedded/database.ts";
import { runScript } from "./script.ts";
import { CliError, step } from "./step.ts";

await runScript(async () => {
	const given = process.argv.slice(2);
	const [file, ...others] = given.filter((argument) => argument !== "--replace");
	if (!file || others.length > 0 || file.startsWith("-")) {
		throw new CliError("Usage: npm run restore -- FILE [--replace]");
	}
	const replace = given.includes("--replace");
	await withDatabase(async (uri) => {
		const run = () => restoreBackup(uri, path.resolve(file), replace);
		const restored = await step("Restoring the database", run);
		console.log(`${describeSummaries(restored)}\nRestored and compared with the file.`);
	});
});
