import { commandOf } from "#models/settings/command.ts";
import { runScript } from "./script.ts";
import { isEmbedded, readSettings, useDatabase } from "./settings.ts";
import { CliError } from "./step.ts";

const usage = `${commandOf("webhook", "test")}    rings by LEAD_WEBHOOK_URL once, or says what keeps it from ringing`;

await runScript(async () => {
	if (process.argv.slice(2).join(" ") !== "test") throw new CliError(`Usage: ${usage}`);
	// No database is opened, but settings without the address of one are refused.
	if (isEmbedded) await useDatabase("mongodb://127.0.0.1/may-erp");
	const { LEAD_WEBHOOK_URL, BRAND_NAME } = await readSettings();
	if (!LEAD_WEBHOOK_URL) throw new CliError("There is no LEAD_WEBHOOK_URL, so that new leads ring nowhere.");
	const { ring } = await import("#app/server/mail/bell.server.ts");
	const { errorReason } = await import("#models/error-reason.ts");
	try {
		await ring(`${BRAND_NAME}: từ nay có khách mới, tin báo sẽ đến đây.`);
	} catch (error) {
		throw new CliError(`The webhook did not ring: ${errorReason(error) ?? error}`);
	}
	console.log("The webhook has taken a sentence. Look whether it stands in the chat.");
	// The kept connection would hold the process.
	process.exit(0);
});
