import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { restoreBackup } from "#scripts/backup/restore.ts";
import type { Section } from "#scripts/report.ts";
import { sendTrials } from "./clients.ts";
import { commandSettings, runCommand } from "./command.ts";
import { told } from "./lines.ts";
import { withMongod } from "./mongod.ts";
import { withServer } from "./server.ts";
import { withCollections } from "./stored.ts";

const inquiries = 20_000;

export const backup: Section = {
	name: "backup",
	title: `Backup and restore of ${inquiries.toLocaleString("en")} inquiries, and of a database in use`,
	async run() {
		const folder = await mkdtemp(path.join(tmpdir(), "backup-"));
		try {
			return await withMongod(({ uri }) =>
				withMongod(async (other) => {
					await seed(uri);
					const file = path.join(folder, "quiet.gz");
					const before = await contentOf(uri);
					const saveMs = await run("backup", uri, "--plain", file);
					// As the command does it, before it brings the database up to date and counts mails as sent.
					await restoreBackup(other.uri, file);
					const after = await contentOf(other.uri);
					const restoreMs = await run("restore", other.uri, file, "--replace");
					const busy = path.join(folder, "busy.gz");
					const sent = await whileBusy(uri, () => run("backup", uri, "--plain", busy));
					await run("restore", other.uri, busy, "--replace");
					const [leads, confirmations] = await pairsIn(other.uri);
					return [
						{
							what: "Counts and MongoDB's own hashes of all collections, restored elsewhere",
							must: "equal",
							seen: JSON.stringify(before) === JSON.stringify(after) ? "equal" : "different",
							reached: JSON.stringify(before) === JSON.stringify(after),
						},
						told("Collections, documents", `${before.length}, ${before.reduce((sum, [, n]) => sum + n, 0)}`),
						told("Saved and restored in", `${saveMs / 1_000} s, ${restoreMs / 1_000} s`),
						{
							what: "Saved while requests came in: each with its confirmation, or neither",
							must: "as many",
							seen: `${leads} requests of ${sent} sent, ${confirmations} confirmations`,
							reached: leads === confirmations,
						},
					];
				}),
			);
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	},
};

/** Returns milliseconds. */
async function run(command: "backup" | "restore", uri: string, ...args: string[]): Promise<number> {
	const start = performance.now();
	await runCommand(uri, command, ...args);
	return Math.round(performance.now() - start);
}

/** In a process of its own, because settings are read once. */
async function seed(uri: string): Promise<void> {
	const code = `
		const { seedDemo } = await import("#scripts/seed/demo.ts");
		const { seedInquiries } = await import("#scripts/seed/inquiries.ts");
		const { connect, disconnect } = await import("#models/database/connection.server.ts");
		await seedDemo();
		await connect();
		await seedInquiries({ inquiries: ${inquiries}, representatives: 20 }, () => {});
		await disconnect();`;
	const env = commandSettings(uri);
	await execa(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], { env });
}

/** Returns how many trial requests were acknowledged meanwhile. */
function whileBusy(uri: string, work: () => Promise<unknown>): Promise<number> {
	return withServer({ mongodbUri: uri }, async ({ url }) => {
		let busy = true;
		const sending = sendTrials({ url: () => url, perSecond: 50, goOn: () => busy });
		await new Promise((resolve) => setTimeout(resolve, 5_000));
		await work();
		busy = false;
		return (await sending).acknowledged.length;
	});
}

type Content = [collection: string, count: number, hash: string][];

function contentOf(uri: string): Promise<Content> {
	return withCollections(uri, async (db) => {
		const hashes: Record<string, string> = (await db.command({ dbHash: 1 })).collections;
		const content: Content = [];
		for (const [name, hash] of Object.entries(hashes).sort()) {
			const count = await db.collection(name).countDocuments();
			if (count > 0) content.push([name, count, hash]);
		}
		return content;
	});
}

/** How many trial requests were sent in, and how many of their confirmations there are. */
function pairsIn(uri: string): Promise<[number, number]> {
	return withCollections(uri, async (db) => {
		const mails = db.collection("outbox");
		const addresses = await mails.distinct("to", { kind: "trial" });
		const leads = db.collection("leads").countDocuments({ email: { $regex: "^[0-9a-f-]{36}@minhphat" } });
		return Promise.all([leads, addresses.length]);
	});
}
