import { commandOf } from "#models/settings/command.ts";
import { withModels } from "./embedded/database.ts";
import { runScript } from "./script.ts";
import { CliError } from "./step.ts";

const usage = `What is held of a person, by e-mail address:
  ${commandOf("privacy", "export EMAIL")}    writes all of it as JSON
  ${commandOf("privacy", "erase EMAIL")}     erases all of it, and says what it was`;

await runScript(async () => {
	const [command = "", email = ""] = process.argv.slice(2);
	if (!["export", "erase"].includes(command) || !email) throw new CliError(usage);
	await withModels(async () => {
		const { InvalidEmail } = await import("#models/contact/email.server.ts");
		await (command === "export" ? write(email) : erase(email)).catch((error: unknown) => {
			throw error instanceof InvalidEmail ? new CliError(error.message) : error;
		});
	});
});

async function write(email: string): Promise<void> {
	const { PersonalData } = await import("#models/privacy/personal-data.server.ts");
	const held = await PersonalData.find(email);
	console.log(JSON.stringify({ email, at: new Date(), held }, null, "\t"));
}

async function erase(email: string): Promise<void> {
	const { PersonalData } = await import("#models/privacy/personal-data.server.ts");
	const { removeWritten } = await import("#app/server/mail/transport.server.ts");
	const held = await PersonalData.erase(email);
	await removeWritten((held.outbox ?? []).map(({ _id, kind }) => ({ id: String(_id), kind })));
	for (const [collection, records] of Object.entries(held))
		console.log(`${collection}: ${records.length} erased`);
	if (Object.keys(held).length === 0) console.log("Nothing is held of this address.");
	else console.log("Backups still hold it until they are deleted; after restoring one, erase again.");
}
