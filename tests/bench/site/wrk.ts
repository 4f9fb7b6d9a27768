import { execa } from "execa";
import { CliError } from "#scripts/step.ts";
import { quantile } from "#tests/support/quantile.ts";
import { programOf } from "./program.ts";

/** As browsers ask. */
export const acceptEncoding = "gzip, deflate, br, zstd";

const seconds = 4;
const rounds = 3;

export type Target = { url: string; cookie?: string };

/**
 * Medians of requests per second, by turns, so that the machine's other work meets all servers alike. @throws CliError
 */
export async function requestsPerSecond<Name extends string>(
	targets: Record<Name, Target>,
	connections = 32,
): Promise<Record<Name, number>> {
	const wrk = await programOf("wrk");
	const names = Object.keys(targets) as Name[];
	for (const name of names) await ask(wrk, targets[name], connections, 2);
	const seen: [Name, number][] = [];
	for (let round = 0; round < rounds; round++) {
		for (const name of names) seen.push([name, await ask(wrk, targets[name], connections, seconds)]);
	}
	const median = (name: Name) =>
		quantile(
			seen.flatMap(([which, rate]) => (which === name ? [rate] : [])),
			0.5,
		);
	return Object.fromEntries(names.map((name) => [name, median(name)])) as Record<Name, number>;
}

async function ask(wrk: string, target: Target, connections: number, duration: number): Promise<number> {
	const headers = ["-H", `Accept-Encoding: ${acceptEncoding}`];
	if (target.cookie) headers.push("-H", `Cookie: ${target.cookie}`);
	const args = ["-t1", `-c${connections}`, `-d${duration}s`, ...headers, target.url];
	const { stdout: output } = await execa(wrk, args);
	const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
	if (!rate || /Non-2xx/.test(output)) throw new CliError(`wrk at ${target.url}:\n${output}`);
	return rate;
}

export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en")}/s`;
