import { randomUUID } from "node:crypto";
import { commandOf } from "#models/settings/command.ts";
import { runScript } from "./script.ts";
import { isEmbedded, readSettings, useDatabase } from "./settings.ts";
import { CliError } from "./step.ts";

const usage = `${commandOf("mail", "test ADDRESS")}    sends a mail by the settings, or says what keeps it from leaving`;

await runScript(async () => {
	const [command, to, ...others] = process.argv.slice(2);
	if (command !== "test" || !to?.includes("@") || others.length > 0) throw new CliError(`Usage: ${usage}`);
	// No database is opened, but settings without the address of one are refused.
	if (isEmbedded) await useDatabase("mongodb://127.0.0.1/may-erp");
	const { SMTP_URL, MAIL_FOLDER, BRAND_NAME } = await readSettings();
	const { openTransport } = await import("#app/server/mail/transport.server.ts");
	const { errorReason } = await import("#models/error-reason.ts");
	const subject = `${BRAND_NAME}: thư thử`;
	const text = `${BRAND_NAME} gửi được thư.\n\nMail leaves the server of ${BRAND_NAME}.\n`;
	try {
		await openTransport()({ id: randomUUID(), kind: "test", language: "vi", to, subject, text });
	} catch (error) {
		throw new CliError(`The mail did not leave: ${errorReason(error) ?? error}`);
	}
	console.log(
		SMTP_URL
			? `The mail server has taken a mail for ${to}. Look whether it arrives, and not among spam.`
			: `There is no SMTP_URL, so the mail lies in ${MAIL_FOLDER}.`,
	);
	// The pool of connections would keep the process.
	process.exit(0);
});
