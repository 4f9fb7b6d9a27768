import { parseArgs } from "node:util";
import { withDatabase } from "./embedded/database.ts";
import { runScript } from "./script.ts";
import type { Options } from "./staff/commands.ts";
import { StepError } from "./step.ts";

const usage = `Staff accounts from the command line:
  npm run staff -- create --email EMAIL --name "FULL NAME" --role admin|sales`;

await runScript(async () => {
	const { command, options } = readArguments();
	await withDatabase(async () => {
		const { connect, disconnect } = await import("#app/server/db.server.ts");
		const { commands } = await import("./staff/commands.ts");
		const run = Object.entries(commands).find(([name]) => name === command)?.[1];
		if (!run) throw new StepError(usage);
		await connect();
		try {
			await run(options);
		} finally {
			await disconnect();
		}
	});
});

function readArguments(): { command?: string; options: Options } {
	const option = { type: "string" } as const;
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: { email: option, name: option, role: option },
		});
		return { command: positionals[0], options: values };
	} catch {
		throw new StepError(usage);
	}
}
