import path from "node:path";
import { parseArgs } from "node:util";
import { commandOf } from "#models/settings/command.ts";
import { describeSummaries, readBackup } from "./backup/format.ts";
import { restoreBackup } from "./backup/restore.ts";
import { tellAuditLog } from "./backup/tell-audit-log.ts";
import { whileConnected, withDatabase } from "./embedded/database.ts";
import { runScript } from "./script.ts";
import { CliError, reasonOf, step } from "./step.ts";

await runScript(async () => {
	const { file, check, keyFile, replace } = readArguments();
	if (check) {
		const read = await step("Reading the backup", () => readBackup(file, keyFile));
		console.log(`${describeSummaries(read)}\nThe backup is whole. No database was touched.`);
		return;
	}
	// The backup may be older than this version, and nobody uses the database yet.
	process.env.MIGRATE_AT_START = "yes";
	await withDatabase(async (uri) => {
		const run = () => restoreBackup(uri, file, { keyFile, replace });
		const restored = await step("Restoring the database", run);
		await whileConnected(async () => {
			const { mails, late, demos, trials } = await countAsTold(new Date());
			// What the backup does not hold.
			await tellAuditLog("databaseRestored", restored);
			console.log(
				`${describeSummaries(restored)}\nRestored and compared with the file. So that nobody is mailed twice, these count as ` +
					`told: ${mails} waiting mails, ${late} late requests, ${demos} demos of the next day, days of ${trials} trials.`,
			);
		}, true);
	});
});

/** Marks as sent what a restored database would mail now: it was mailed after the backup was made, or is late. */
async function countAsTold(now: Date) {
	const { OutboxMail } = await import("#models/mail/outbox.server.ts");
	const { countLateAsTold } = await import("#models/request/late.server.ts");
	const { countAsReminded } = await import("#models/request/demo-reminders.server.ts");
	const { countAsStepped } = await import("#models/request/trial.server.ts");
	const { MorningMails } = await import("#models/account/morning-mails.server.ts");
	const { morningOf } = await import("#models/time/working-hours.ts");
	await MorningMails.countAsSent(morningOf(now), now);
	return {
		mails: await OutboxMail.giveUpWaiting(),
		late: await countLateAsTold(now),
		demos: await countAsReminded(now),
		trials: await countAsStepped(now),
	};
}

function readArguments(): { file: string; check: boolean; replace: boolean; keyFile?: string } {
	try {
		const { values, positionals } = parseArgs({
			options: {
				check: { type: "boolean", default: false },
				replace: { type: "boolean", default: false },
				key: { type: "string" },
			},
			allowPositionals: true,
		});
		const [file, ...others] = positionals;
		if (!file || others.length > 0) throw new Error("one file is needed");
		const keyFile = values.key && path.resolve(values.key);
		return { file: path.resolve(file), check: values.check, replace: values.replace, keyFile };
	} catch (error) {
		throw new CliError(
			`${reasonOf(error)}\nUsage: ${commandOf("restore", "[--check]")} [--replace] [--key FILE] FILE`,
		);
	}
}
