import getPort from "get-port";
import { startServer } from "#scripts/server-process.ts";
import { buildIfNeeded } from "#scripts/site-build.ts";
import { testSettings } from "#tests/support/product.ts";

/** Nothing listens there. */
export const noDatabase = "mongodb://127.0.0.1:1/none?replicaSet=rs0";

/** Without a database unless one is named. */
export async function withSite<Result>(
	run: (url: string, env: NodeJS.ProcessEnv) => Promise<Result>,
	mongodbUri = noDatabase,
): Promise<Result> {
	await buildIfNeeded();
	const port = await getPort();
	const url = `http://127.0.0.1:${port}`;
	const env: NodeJS.ProcessEnv = { ...testSettings(port, mongodbUri), LOG_LEVEL: "fatal" };
	const server = await startServer(url, env);
	try {
		return await run(url, env);
	} finally {
		await server.stop();
	}
}
