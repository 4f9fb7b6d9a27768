import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { startMongod } from "#scripts/embedded/start-mongod.ts";

/** Can break off and come back with its data, at the same address. */
export type KillableMongod = {
	uri: string;
	/** By SIGKILL. */
	kill(): Promise<void>;
	/** Settled when it takes writes. */
	start(): Promise<void>;
};

/** With an empty database, removed afterwards. */
export async function withMongod<Result>(run: (mongod: KillableMongod) => Promise<Result>): Promise<Result> {
	const dataFolder = await mkdtemp(path.join(tmpdir(), "faults-"));
	const port = await getPort();
	let mongod = await startMongod({ dataFolder, port });
	const kill = async () => {
		process.kill(mongod.pid, "SIGKILL");
		await mongod.exited;
	};
	const start = async () => {
		mongod = await startMongod({ dataFolder, port });
	};
	try {
		return await run({ uri: mongod.uri, kill, start });
	} finally {
		await mongod.stop();
		await rm(dataFolder, { recursive: true, force: true });
	}
}
