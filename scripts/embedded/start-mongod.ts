import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { MongoInstance, MongoInstanceEvents } from "mongodb-memory-server-core/lib/util/MongoInstance.js";
import { CliError } from "#scripts/step.ts";
import { findMongod } from "./find-mongod.ts";
import { becomePrimary, replicaSetName } from "./replica-set.ts";

export type Mongod = {
	/** Names a database, to be replaced where another is wanted. */
	uri: string;
	pid: number;
	/** Settled when the process has ended, for whatever reason. */
	exited: Promise<void>;
	/** Shuts down in order, and removes a temporary data folder. */
	stop(): Promise<void>;
};

type Options = {
	/** Without it the data is temporary. */
	dataFolder?: string;
	port?: number;
	/** Makes it a member of its replica set. */
	join?: (port: number) => Promise<void>;
	set?: string;
	/** Several run beside each other, so that each keeps little in memory by default. */
	cacheGB?: number;
	args?: string[];
};

/** No zlib: CVE-2025-14847 is in versions before 8.2.3. */
export const compressors = ["--networkMessageCompressors", "snappy,zstd"];

/**
 * What a killed process had in hand holds others up until MongoDB gives it up: after as long as a transaction waits here
 * (`models/database/transaction.server.ts`), in place of a minute.
 */
const endsTransactions = ["--setParameter", "transactionLifetimeLimitSeconds=15"];

/**
 * Starts a mongod on loopback, by default a replica set of one, in a process group of its own, so that Ctrl-C leaves it
 * to `stop`; it ends soon after this process. @throws CliError where it cannot be had or started
 */
export async function startMongod(options: Options = {}): Promise<Mongod> {
	const { dataFolder, port, join = becomePrimary, set = replicaSetName, cacheGB = 1, args = [] } = options;
	const binary = await findMongod();
	const dbPath = dataFolder ?? (await mkdtemp(path.join(tmpdir(), "mongod-")));
	await mkdir(dbPath, { recursive: true });
	const usedPort = port ?? (await getPort());
	const instance = new MongoInstance({
		instance: {
			dbPath,
			port: usedPort,
			ip: "127.0.0.1",
			replSet: set,
			storageEngine: "wiredTiger",
			args: [...compressors, ...endsTransactions, "--wiredTigerCacheSizeGB", String(cacheGB), ...args],
			launchTimeout: 120_000,
		},
		binary: { systemBinary: binary.path, version: binary.version },
		spawn: { detached: true },
	});
	const exited = new Promise<void>((resolve) =>
		instance.once(MongoInstanceEvents.instanceClosed, () => resolve()),
	);
	const errorLines = keepErrorLines(instance);
	const stop = async () => {
		await instance.stop();
		if (dataFolder === undefined) await rm(dbPath, { recursive: true, force: true });
	};
	try {
		await instance.start();
		await join(usedPort);
	} catch (error) {
		await stop();
		throw explain(error, dbPath, errorLines());
	}
	return { uri: embeddedUri(usedPort), pid: instance.mongodProcess?.pid ?? 0, exited, stop };
}

export function embeddedUri(port: number): string {
	return `mongodb://127.0.0.1:${port}/may-erp?replicaSet=${replicaSetName}`;
}

function keepErrorLines(instance: MongoInstance): () => string[] {
	const lines: string[] = [];
	instance.on(MongoInstanceEvents.instanceSTDOUT, (text: string) => {
		lines.push(...text.split("\n").filter((line) => /"s":"[EF]"/.test(line)));
		lines.splice(0, lines.length - 5);
	});
	return () => lines;
}

function explain(error: unknown, dbPath: string, errorLines: string[]): CliError {
	const text = [error, ...errorLines].join("\n");
	if (text.includes("DBPathInUse")) {
		return new CliError(`${dbPath} is in use by another running copy of this project: stop that one first.`);
	}
	return new CliError(`MongoDB does not start with the data in ${dbPath}:\n${text}`);
}
