import { commandOf } from "#models/settings/command.ts";
import { withModels } from "./embedded/database.ts";
import { runScript } from "./script.ts";
import { CliError, step } from "./step.ts";

await runScript(async () => {
	const [option, ...others] = process.argv.slice(2);
	if (others.length > 0 || (option && option !== "--again"))
		throw new CliError(`Usage: ${commandOf("migrate", "[--again]")}`);
	process.env.MIGRATE_AT_START = "yes";
	await withModels(async () => {
		const { dropUnusedIndexes } = await import("#models/database/indexes.server.ts");
		const { appliedMigrations, migrate } = await import("#models/migrations/migrate.server.ts");
		if (option) {
			await step("Applying every migration again", () => migrate({ again: true }));
			for (const name of await dropUnusedIndexes()) console.log(`  index dropped: ${name}`);
		}
		for (const { name, at, ms } of await appliedMigrations()) {
			console.log(`  ${name.padEnd(24)} ${at.toISOString()}  ${String(ms).padStart(7)} ms`);
		}
	}, true);
});
