import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root, serverProgram } from "./paths.ts";
import { CliError } from "./step.ts";

type ServerProcess = {
	/** Resolves to the exit code; null after a signal. */
	exited: Promise<number | null>;
	pid: number;
	/** Lets it answer what is in hand, then ends it. */
	stop(): Promise<void>;
};

const stopWithParent = path.join(root, "build/bin/stop-with-parent.js");

/**
 * Starts the product's server, which ends with this process, and waits until it lives at `url`, or also has its database.
 * @param onOutput is told what it logs, which otherwise is shown
 * @throws CliError where it ends first, or does not answer within a minute; it has said why itself
 */
export async function startServer(
	url: string,
	env: NodeJS.ProcessEnv,
	until: "live" | "ready" = "live",
	onOutput?: (text: string) => void,
): Promise<ServerProcess> {
	const output = onOutput ? "pipe" : "inherit";
	const child = spawn(process.execPath, ["--import", stopWithParent, serverProgram], {
		cwd: root,
		env,
		stdio: ["ignore", output, output, "ipc"],
	});
	if (onOutput)
		for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", onOutput);
	let ended = false;
	const exited = once(child, "exit").then(([code]: (number | null)[]) => {
		ended = true;
		return code ?? null;
	});
	const stop = async () => {
		child.kill("SIGINT");
		const timer = setTimeout(() => child.kill("SIGKILL"), 20_000);
		await exited;
		clearTimeout(timer);
	};
	for (const end = Date.now() + 60_000; !ended && Date.now() < end; await wait(100)) {
		if (await isWell(`${url}/health/${until}`)) return { exited, pid: child.pid ?? 0, stop };
	}
	await stop();
	throw new CliError("The server did not start.");
}

/** Its address for people on this machine. */
export function addressOf(host: string, port: number): string {
	if (["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host)) return `http://localhost:${port}`;
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

async function isWell(address: string): Promise<boolean> {
	return fetch(address).then(
		({ ok }) => ok,
		() => false,
	);
}
