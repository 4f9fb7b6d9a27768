import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { CliError } from "#scripts/step.ts";

const killer = createRequire(import.meta.url).resolve("mongodb-memory-server-core/scripts/mongo_killer.js");

/**
 * Starts a program in a process group of its own, so that Ctrl-C leaves it to `stop`; it ends soon after this process.
 * @param isReady asked until it says so
 * @throws CliError with its output if it ends, or is not ready within a minute
 */
export async function startProgram(
	command: string,
	args: string[],
	isReady: () => Promise<boolean>,
): Promise<{ stop(): Promise<void> }> {
	const child = spawn(command, args, { detached: true, stdio: ["ignore", "pipe", "pipe"] });
	const guard = fork(killer, [String(process.pid), String(child.pid)], { detached: true, stdio: "ignore" });
	guard.unref();
	guard.channel?.unref();
	const lines = keepLines(child);
	const exited = once(child, "exit");
	const stop = async () => {
		child.kill("SIGTERM");
		await exited;
		guard.kill();
	};
	for (const end = Date.now() + 60_000; child.exitCode === null && Date.now() < end; await wait(100)) {
		if (await isReady()) return { stop };
	}
	if (child.exitCode === null) await stop();
	throw new CliError(`${command} did not start:\n${lines().join("\n")}`);
}

function keepLines(child: ChildProcess): () => string[] {
	const lines: string[] = [];
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (chunk: Buffer) => {
			lines.push(...chunk.toString().split("\n"));
			lines.splice(0, lines.length - 10);
		});
	}
	return () => lines;
}
