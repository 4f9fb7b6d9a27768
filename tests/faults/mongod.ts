import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { startMongod } from "#scripts/embedded/start-mongod.ts";

/** A database that can break off and come back with its data, at the same address. */
export type KillableMongod = {
	uri: string;
	/** Ends it by SIGKILL. */
	kill(): Promise<void>;
	/** Starts it again; settled when it takes writes. */
	start(): Promise<void>;
};

/** Runs something with an empty database of its own, which is removed afterwards. */
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
