import getPort from "get-port";
import { startServer } from "#scripts/server-process.ts";
import { startNginx } from "./nginx.ts";
import { startShardedMongodb } from "./sharded-mongodb.ts";

type Cluster = {
	/** The address of nginx. */
	url: string;
	/** The address of the mongos. */
	uri: string;
	stop(): Promise<void>;
};

const servers = 2;

/**
 * Starts a sharded MongoDB, two servers, and nginx in front with its cache.
 * @param settingsOf a server's settings, from its port and the address of the database
 * @throws CliError where a part does not start
 */
export async function startCluster(
	settingsOf: (port: number, uri: string) => NodeJS.ProcessEnv,
	port?: number,
): Promise<Cluster> {
	const mongodb = await startShardedMongodb();
	const started: { stop(): Promise<void> }[] = [mongodb];
	const stop = async () => {
		for (const part of started.toReversed()) await part.stop();
	};
	try {
		const front = port ?? (await getPort());
		const url = `http://127.0.0.1:${front}`;
		const ports: number[] = [];
		for (let number = 0; number < servers; number++) {
			const free = await getPort();
			const env = { TRUSTED_PROXIES: "1", PUBLIC_URL: url, ...settingsOf(free, mongodb.uri) };
			started.push(await startServer(`http://127.0.0.1:${free}`, env));
			ports.push(free);
		}
		started.push(await startNginx(front, ports));
		return { url, uri: mongodb.uri, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
