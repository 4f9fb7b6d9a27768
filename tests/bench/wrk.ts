import { execa } from "execa";
import which from "which";
import { CliError } from "#scripts/step.ts";

/** Answers in a second, milliseconds for half and 99% of them, and failures. */
export type Load = { rate: number; median: number; p99: number; failed: number; answers: number };

type Options = { seconds: number; connections: number; script?: string; env?: Record<string, string> };

/**
 * Loads a server with as many requests as it answers. @param script in Lua, makes the requests @throws CliError without
 * wrk
 */
export async function load(url: string, { seconds, connections, script, env = {} }: Options): Promise<Load> {
	const wrk = await which("wrk", { nothrow: true });
	if (!wrk) throw new CliError("The bench needs wrk: apt-get install wrk");
	const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...(script ? ["-s", script] : [])];
	const { stdout } = await execa(wrk, [...args, url], { env });
	return read(stdout);
}

function read(output: string): Load {
	const find = (pattern: RegExp) => pattern.exec(output)?.[1];
	const failures = [/Non-2xx or 3xx responses: (\d+)/, /Socket errors:.* timeout (\d+)/];
	return {
		rate: Number(find(/Requests\/sec:\s+([\d.]+)/)),
		median: inMs(find(/\s50%\s+(\S+)/)),
		p99: inMs(find(/\s99%\s+(\S+)/)),
		failed: failures.reduce((sum, pattern) => sum + Number(find(pattern) ?? 0), 0),
		answers: Number(find(/(\d+) requests in/)),
	};
}

function inMs(text = ""): number {
	const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
	return Number(number) * (unit === "s" ? 1000 : unit === "us" ? 0.001 : 1);
}
