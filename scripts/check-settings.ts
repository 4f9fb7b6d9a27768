import mongoose from "mongoose";
import { commandOf } from "#models/settings/command.ts";
import { runScript } from "./script.ts";
import { isEmbedded, readSettings, useDatabase } from "./settings.ts";
import { CliError } from "./step.ts";

await runScript(async () => {
	if (process.argv.slice(2).join(" ") !== "check")
		throw new CliError(`Usage: ${commandOf("settings", "check")}`);
	const nowhere = isEmbedded;
	if (nowhere) await useDatabase("mongodb://127.0.0.1/may-erp");
	await readSettings();
	const { env, exampleSettings, misspeltSettings } = await import("#models/settings/env.server.ts");
	const { reachMailServer } = await import("#app/server/mail/transport.server.ts");
	const found = [
		...misspeltSettings.map(({ name, meant }) => `${name} is no setting: ${meant} may be meant`),
		...exampleSettings.map((name) => `${name} is still the example's`),
		...(nowhere ? [] : await failureOf("The database", () => reachDatabase(env.MONGODB_URI))),
		...(env.SMTP_URL
			? await failureOf("The mail server", reachMailServer)
			: ["There is no SMTP_URL: mails are written to a folder"]),
	];
	if (found.length > 0) throw new CliError(found.join("\n"));
	console.log("The settings are complete, and the database and the mail server answer.");
});

async function reachDatabase(uri: string): Promise<void> {
	const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
	try {
		await client.db().command({ ping: 1 });
	} finally {
		await client.close();
	}
}

async function failureOf(what: string, reach: () => Promise<void>): Promise<string[]> {
	const { errorReason } = await import("#models/error-reason.ts");
	try {
		await reach();
		return [];
	} catch (error) {
		return [`${what} is not reached: ${errorReason(error) ?? error}`];
	}
}
