import { parseArgs } from "node:util";
import { commandOf } from "#models/settings/command.ts";
import { whileConnected, withDatabase } from "./embedded/database.ts";
import { runScript } from "./script.ts";
import type { Arguments } from "./staff/commands.ts";
import { CliError } from "./step.ts";

const usage = `Staff accounts from the command line:
  ${commandOf("staff", "create")} --email EMAIL --name "FULL NAME" --role admin|sales
  ${commandOf("staff", "invite")} EMAIL --role admin|sales    prints a link to the server of the same PUBLIC_URL or PORT
  ${commandOf("staff", "invite-link")} EMAIL   prints another link, for who has lost it
  ${commandOf("staff", "list")}
  ${commandOf("staff", "approve")} EMAIL       lets somebody in who has signed up and waits
  ${commandOf("staff", "refuse")} EMAIL        removes the account of one who waits
  ${commandOf("staff", "disable")} EMAIL
  ${commandOf("staff", "enable")} EMAIL
  ${commandOf("staff", "role")} EMAIL --role admin|sales
  ${commandOf("staff", "remove-factor")} EMAIL for who has lost it
  ${commandOf("staff", "reset-link")} EMAIL    prints a link, too`;

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
