import { spawn } from "node:child_process";
import { once } from "node:events";
import getPort from "get-port";
import { startMongod } from "#scripts/embedded/start-mongod.ts";
import { root, serverProgram } from "#scripts/paths.ts";
import { CliError } from "#scripts/step.ts";
import { type Product, testSettings } from "#tests/support/product.ts";

export type Logged = { product: Product; output(): string; stop(): Promise<void> };

/** With the whole log, and a mail server that does not answer. */
export async function startLogged(): Promise<Logged> {
	const mongod = await startMongod();
	const port = await getPort();
	const env = {
		...testSettings(port, mongod.uri),
		LOG_LEVEL: "trace",
		SMTP_URL: "smtp://127.0.0.1:9",
		MONGODB_TIMEOUT_MS: "500",
	};
	const child = spawn(process.execPath, [serverProgram], { cwd: root, env });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
	const url = `http://127.0.0.1:${port}`;
	const stop = async () => {
		child.kill("SIGKILL");
		if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
		await mongod.stop();
	};
	for (const end = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
		const ready = await fetch(`${url}/health/ready`).then(
			({ ok }) => ok,
			() => false,
		);
		if (ready) break;
		if (Date.now() > end) {
			await stop();
			throw new CliError(`The server did not start:\n${output}`);
		}
	}
	return { product: { url, pid: child.pid ?? 0, mongod, mailFolder: "", stop }, output: () => output, stop };
}
