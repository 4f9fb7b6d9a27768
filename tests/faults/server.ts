import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { startServer } from "#scripts/server-process.ts";
import { buildIfNeeded } from "#scripts/site-build.ts";
import { testSettings } from "#tests/support/product.ts";

/** Can break off and come back at the same address. */
export type KillableServer = {
	url: string;
	pid(): number;
	/** Settled when it has ended. */
	end(signal: NodeJS.Signals): Promise<void>;
	/** Settled when it answers. */
	start(): Promise<void>;
};

/** With the real limits, behind one proxy, so that each client has an address. */
export async function withServer<Result>(
	{ mongodbUri, env = {} }: { mongodbUri: string; env?: Record<string, string> },
	run: (server: KillableServer) => Promise<Result>,
): Promise<Result> {
	await buildIfNeeded();
	const mailFolder = await mkdtemp(path.join(tmpdir(), "mail-"));
	const port = await getPort();
	const url = `http://127.0.0.1:${port}`;
	const settings: NodeJS.ProcessEnv = {
		...testSettings(port, mongodbUri),
		LOG_LEVEL: "fatal",
		FORM_MIN_SECONDS: "2",
		NETWORK_LIMIT: "40",
		TRUSTED_PROXIES: "1",
		PUBLIC_URL: url,
		MAIL_FOLDER: mailFolder,
		...env,
	};
	// Forms are refused until its database is up to date.
	let server = await startServer(url, settings, "ready");
	const end = async (signal: NodeJS.Signals) => {
		process.kill(server.pid, signal);
		await server.exited;
	};
	const start = async () => {
		server = await startServer(url, settings);
	};
	try {
		return await run({ url, pid: () => server.pid, end, start });
	} finally {
		await server.stop();
		await rm(mailFolder, { recursive: true, force: true });
	}
}
