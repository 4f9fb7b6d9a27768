import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import mongoose from "mongoose";
import { dataFolder } from "#scripts/paths.ts";
import { isEmbedded, makeDataFolder, useDatabase } from "#scripts/settings.ts";
import { CliError, step } from "#scripts/step.ts";
import { refuseFullDisk } from "./disk.ts";
import type { Mongod } from "./start-mongod.ts";

/** `.data/mongodb.json` of a running database. */
type Running = { uri: string; owner: number };

const runningFile = path.join(dataFolder, "mongodb.json");

/**
 * Starts the project's own database in `.data/db`; `withDatabase` finds it while it runs.
 * @param port of the loopback address; any free one without it
 * @throws CliError where another copy uses the data, the disk is full, or no mongod can be had
 */
export async function openDatabase(port?: number): Promise<Mongod> {
	const running = await findRunning();
	if (running !== null && isAlive(running.owner)) {
		throw new CliError(
			`${dataFolder} is in use: \`npm start\` or \`npm run dev\` runs already (process ${running.owner}). Stop that one first.`,
		);
	}
	if (running !== null) await shutDown(running.uri);
	await makeDataFolder();
	const folder = path.join(dataFolder, "db");
	if (!existsSync(folder)) await refuseFullDisk(dataFolder);
	// Neither needed nor installed where MONGODB_URI is set.
	const { startMongod } = await import("./start-mongod.ts");
	const mongod = await startMongod({ dataFolder: folder, port });
	await writeFile(runningFile, JSON.stringify({ uri: mongod.uri, owner: process.pid } satisfies Running), {
		mode: 0o600,
	});
	const stop = async () => {
		await rm(runningFile, { force: true });
		await mongod.stop();
	};
	return { ...mongod, stop };
}

/**
 * Runs something with the database of MONGODB_URI or the project's own, started if need be. Settings may be imported
 * inside `run` only. @throws CliError where no database can be had
 */
export async function withDatabase(run: (uri: string) => Promise<void>): Promise<void> {
	if (!isEmbedded) return run(process.env.MONGODB_URI ?? "");
	const running = await findRunning();
	const database = running ?? (await openDatabase());
	try {
		await useDatabase(database.uri);
		await run(database.uri);
	} finally {
		if ("stop" in database) await database.stop();
	}
}

/**
 * As {@link withDatabase}, with the models connected, which brings the database up to date.
 * @param isTold whether that is shown: it may take long
 */
export function withModels(run: () => Promise<void>, isTold = false): Promise<void> {
	return withDatabase(() => whileConnected(run, isTold));
}

/** Runs something with the models connected to a database that is open already; see {@link withModels}. */
export async function whileConnected<Result>(run: () => Promise<Result>, isTold = false): Promise<Result> {
	const { connect, disconnect } = await import("#models/database/connection.server.ts");
	await (isTold ? step("Bringing the database up to date", connect) : connect());
	try {
		return await run();
	} finally {
		await disconnect();
	}
}

async function findRunning(): Promise<Running | null> {
	const text = await readFile(runningFile, "utf8").catch(() => null);
	if (text === null) return null;
	const running: Running = JSON.parse(text);
	const answers = await command(running.uri, { ping: 1 });
	return answers ? running : null;
}

/** Ends a mongod that outlived its killed owner. */
async function shutDown(uri: string): Promise<void> {
	await command(uri, { shutdown: 1, force: true, timeoutSecs: 1 });
}

async function command(uri: string, order: mongoose.mongo.Document): Promise<boolean> {
	const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 500 });
	try {
		await client.db("admin").command(order);
		return true;
	} catch {
		return false;
	} finally {
		await client.close();
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}
