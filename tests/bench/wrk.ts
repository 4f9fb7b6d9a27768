import { execa } from "execa";
import { CliError } from "#scripts/step.ts";
import { quantile } from "#tests/support/quantile.ts";
import { programOf } from "./site/program.ts";

/** As browsers ask. */
export const acceptEncoding = "gzip, deflate, br, zstd";

export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en")}/s`;

/** Answers in a second, milliseconds for half and 99% of them, and failures. */
export type Load = { rate: number; median: number; p99: number; failed: number };

type Options = {
	seconds: number;
	connections: number;
	/** In Lua; makes the requests, with what it reads from `env`. */
	script?: string;
	env?: Record<string, string>;
	cookie?: string;
};

/** Loads a server with as many requests as it answers. @throws CliError without wrk */
export async function load(
	url: string,
	{ seconds, connections, script, env = {}, cookie }: Options,
): Promise<Load> {
	const headers = [`Accept-Encoding: ${acceptEncoding}`, ...(cookie ? [`Cookie: ${cookie}`] : [])];
	const args = [
		...["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"],
		...headers.flatMap((header) => ["-H", header]),
		...(script ? ["-s", script] : []),
	];
	const { stdout } = await execa(await programOf("wrk"), [...args, url], { env });
	return read(stdout);
}

export type Target = { url: string; cookie?: string };

/**
 * Medians of requests per second, by turns, so that the machine's other work meets all servers alike.
 * @throws CliError if one fails
 */
export async function requestsPerSecond<Name extends string>(
	targets: Record<Name, Target>,
	connections = 32,
): Promise<Record<Name, number>> {
	const seen = new Map(Object.keys(targets).map((name) => [name, [] as number[]]));
	for (const [round, seconds] of [2, 4, 4, 4].entries()) {
		for (const [name, rates] of seen) {
			const { url, cookie } = targets[name as Name];
			const { rate, failed } = await load(url, { seconds, connections, cookie });
			if (!rate || failed > 0) throw new CliError(`${url} failed ${failed} times of ${rate} a second`);
			// The first round only warms up.
			if (round > 0) rates.push(rate);
		}
	}
	const medians = [...seen].map(([name, rates]) => [name, quantile(rates, 0.5)]);
	return Object.fromEntries(medians);
}

function read(output: string): Load {
	const find = (pattern: RegExp) => pattern.exec(output)?.[1];
	const failures = [/Non-2xx or 3xx responses: (\d+)/, /Socket errors:.* timeout (\d+)/];
	return {
		rate: Number(find(/Requests\/sec:\s+([\d.]+)/)),
		median: inMs(find(/\s50%\s+(\S+)/)),
		p99: inMs(find(/\s99%\s+(\S+)/)),
		failed: failures.reduce((sum, pattern) => sum + Number(find(pattern) ?? 0), 0),
	};
}

function inMs(text = ""): number {
	const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
	return Number(number) * (unit === "s" ? 1000 : unit === "us" ? 0.001 : 1);
}
