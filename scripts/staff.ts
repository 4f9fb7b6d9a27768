import { parseArgs } from "node:util";
import { whileConnected, withDatabase } from "./embedded/database.ts";
import { runScript } from "./script.ts";
import type { Arguments } from "./staff/commands.ts";
import { CliError } from "./step.ts";

const usage = `Staff accounts from the command line:
  npm run staff -- create --email EMAIL --name "FULL NAME" --role admin|sales
  npm run staff -- invite EMAIL --role admin|sales    prints a link to the server of the same PUBLIC_URL or PORT
  npm run staff -- invite-link EMAIL   prints another link, for who has lost it
  npm run staff -- list
  npm run staff -- approve EMAIL       lets somebody in who has signed up and waits
  npm run staff -- refuse EMAIL        removes the account of one who waits
  npm run staff -- disable EMAIL
  npm run staff -- enable EMAIL
  npm run staff -- role EMAIL --role admin|sales
  npm run staff -- remove-factor EMAIL for who has lost it
  npm run staff -- reset-link EMAIL    prints a link, too`;

await runScript(async () => {
	const { command, given } = readArguments();
	await withDatabase(async () => {
		const { commands } = await import("./staff/commands.ts");
		const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
		if (!run) throw new CliError(usage);
		await whileConnected(() => run(given));
	});
});

function readArguments(): { command: string; given: Arguments } {
	const option = { type: "string" } as const;
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: { email: option, name: option, role: option },
		});
		const [command = "", email] = positionals;
		return { command, given: { email, ...values } };
	} catch {
		throw new CliError(usage);
	}
}
