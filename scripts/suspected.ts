import { commandOf } from "#models/settings/command.ts";
import { withModels } from "./embedded/database.ts";
import { runScript } from "./script.ts";
import { CliError } from "./step.ts";

const usage = `Requests that a robot seems to have sent, kept apart for a while:
  ${commandOf("suspected", "list")}
  ${commandOf("suspected", "accept")} ID    makes one a request like any other, with its mails`;

await runScript(async () => {
	const [command = "", id = ""] = process.argv.slice(2);
	await withModels(async () => {
		if (command === "list") await list();
		else if (command === "accept" && id) await accept(id);
		else throw new CliError(usage);
	});
});

async function list(): Promise<void> {
	const { SpamQuarantine } = await import("#models/request/spam-quarantine.server.ts");
	let page = await SpamQuarantine.page();
	if (page.rows.length === 0) console.log("There is none.");
	for (;;) {
		for (const { id, createdAt, kind, suspicion, ...fields } of page.rows)
			console.log(`${id}  ${createdAt}  ${kind}  ${suspicion.join("+")}\n  ${JSON.stringify(fields)}`);
		if (!page.next) return;
		page = await SpamQuarantine.page({ after: page.next });
	}
}

async function accept(id: string): Promise<void> {
	const { mailOrigin } = await import("#app/addresses/origin.server.ts");
	const { acceptSuspected } = await import("#models/request/submit.server.ts");
	if (!(await acceptSuspected(id, null, mailOrigin())))
		throw new CliError(`There is no suspected request ${id}`);
	console.log("It is now a request like any other; its mails are in the outbox.");
}
