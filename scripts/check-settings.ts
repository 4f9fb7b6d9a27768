import mongoose from "mongoose";
import { createTransport } from "nodemailer";
import { errorReason } from "#models/error-reason.ts";
import { commandOf } from "#models/settings/command.ts";
import { examineSettings } from "#models/settings/schema.ts";
import { WrongSettings } from "#models/settings/wrong-settings.ts";
import { runScript } from "./script.ts";
import "./settings.ts";
import { CliError } from "./step.ts";

const patienceMs = 5_000;

/** Without these a process starts all the same. */
const needed = {
	PUBLIC_URL: "links in mails would lead nowhere",
	TRUSTED_PROXIES: "behind a proxy all visitors would count as one network",
	SMTP_URL: "mails are written to a folder",
	BACKUP_RECIPIENT: "no backup is made",
};

/** In the template of docs/run.md these name the example's host. */
const namingHost = ["PUBLIC_URL", "MAIL_FROM", "SALES_INBOX"];

await runScript(async () => {
	if (process.argv.slice(2).join(" ") !== "check")
		throw new CliError(`Usage: ${commandOf("settings", "check")}`);
	const { wrong, misspelt, example, addresses } = examineSettings(process.env);
	const { MONGODB_URI, SMTP_URL, LEAD_WEBHOOK_URL } = addresses;
	const found = [
		...wrong,
		...Object.entries(needed).flatMap(([name, so]) => (process.env[name] ? [] : `${name} is not set: ${so}`)),
		...misspelt.map(({ name, meant }) => `${name} is no setting: ${meant} may be meant`),
		...[...example, ...namingHost.filter((name) => process.env[name]?.includes("example.vn"))].map(
			(name) => `${name} is still the example's`,
		),
		...(await failureOf("The database", MONGODB_URI, reachDatabase)),
		...(await failureOf("The mail server", SMTP_URL, reachMailServer)),
		...(await failureOf("The webhook", LEAD_WEBHOOK_URL, reachWebhook)),
	].join("\n");
	if (wrong.length > 0) throw new WrongSettings(found);
	if (found) throw new CliError(found);
	console.log("The settings are complete, and what they name answers.");
});

async function reachDatabase(uri: string): Promise<void> {
	const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: patienceMs });
	try {
		await client.db().command({ ping: 1 });
	} finally {
		await client.close();
	}
}

async function reachMailServer(url: string): Promise<void> {
	await createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs }).verify();
}

/** Rings nothing: any answer says that somebody is there. */
async function reachWebhook(url: string): Promise<void> {
	await fetch(url, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
}

async function failureOf(
	what: string,
	address: string | undefined,
	reach: (address: string) => Promise<void>,
): Promise<string[]> {
	if (!address) return [];
	try {
		await reach(address);
		return [];
	} catch (error) {
		return [`${what} is not reached: ${errorReason(error) ?? error}`];
	}
}
