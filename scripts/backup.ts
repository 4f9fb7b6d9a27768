import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import mongoose from "mongoose";
import { commandOf } from "#models/settings/command.ts";
import type { Env } from "#models/settings/env.server.ts";
import { makeKey } from "./backup/encryption.ts";
import { describeSummaries, type Summary } from "./backup/format.ts";
import { tellAuditLog } from "./backup/tell-audit-log.ts";
import { driverTimeoutMs, writeBackup } from "./backup/write.ts";
import { withDatabase } from "./embedded/database.ts";
import { dataFolder } from "./paths.ts";
import { runScript } from "./script.ts";
import { readSettings } from "./settings.ts";
import { CliError, reasonOf, step } from "./step.ts";

const usage = `${commandOf("backup", "[FILE.ejson.gz.age]")}, or --plain [FILE.ejson.gz] without encryption, or --new-key FILE for a key`;

await runScript(async () => {
	const { file: given, newKey, plain } = readArguments();
	if (newKey) {
		const recipient = await makeKey(path.resolve(newKey));
		console.log(`The key is in ${newKey}: keep it where the backups are not.\nBACKUP_RECIPIENT=${recipient}`);
		return;
	}
	await withDatabase(async (uri) => {
		const recipient = plain ? undefined : recipientOf(await readSettings());
		const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
		const own = path.join(dataFolder, "backups");
		const file = path.resolve(given ?? path.join(own, `${moment}.ejson.gz${recipient ? ".age" : ""}`));
		if (!given) await mkdir(own, { recursive: true, mode: 0o700 });
		if (file.endsWith(".age") !== (recipient !== undefined)) {
			throw new CliError(`An encrypted backup ends in .age, and no other does.\nUsage: ${usage}`);
		}
		const saved = await step("Saving the database", () => writeBackup(uri, file, recipient));
		await tellIfPossible(uri, saved);
		console.log(`${describeSummaries(saved)}\nSaved in ${file}${recipient ? ", encrypted" : ""}`);
	});
});

/** The backup is made whether or not its line can be written: some make it as a user who may only read. */
async function tellIfPossible(uri: string, saved: Summary[]): Promise<void> {
	try {
		// No more than this, as connecting the models would bring the database up to date, too.
		await mongoose.connect(uri, { serverSelectionTimeoutMS: driverTimeoutMs });
		await tellAuditLog("backupMade", saved);
	} catch (error) {
		console.log(`The audit log has no line of it: ${reasonOf(error)}`);
	} finally {
		await mongoose.disconnect();
	}
}

/** @throws CliError without one: a backup holds addresses and password hashes, and lies where copies are made of it */
function recipientOf({ BACKUP_RECIPIENT: recipient }: Env): string {
	if (recipient) return recipient;
	throw new CliError(
		"BACKUP_RECIPIENT is not set, so nothing was saved: a backup holds people's addresses and the hashes of passwords.\n" +
			"Make a key with --new-key FILE, on another machine, and set what it tells; or say --plain.",
	);
}

function readArguments(): { file?: string; newKey?: string; plain: boolean } {
	try {
		const { values, positionals } = parseArgs({
			options: { "new-key": { type: "string" }, plain: { type: "boolean", default: false } },
			allowPositionals: true,
		});
		if (positionals.length > 1) throw new Error("one file at most");
		return { file: positionals[0], newKey: values["new-key"], plain: values.plain };
	} catch (error) {
		throw new CliError(`${reasonOf(error)}\nUsage: ${usage}`);
	}
}
