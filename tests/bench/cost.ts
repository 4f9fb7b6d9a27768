import { Agent, request } from "node:http";
import { cpuTime } from "#tests/support/process.ts";
import { quantile } from "#tests/support/quantile.ts";

/** What is asked again and again; `pids` are the processes that work for it. */
export type Target = { url: string; pids: number[]; cookie?: string; form?: () => URLSearchParams };

/** Milliseconds of processor time for a request, and milliseconds until its last byte: medians and slowest of a hundred. */
export type Cost = { cpu: number; median: number; p99: number };

const agent = new Agent({ keepAlive: true });

/**
 * Asks each target by turns, so that the machine's other work meets all alike, the first fifth of the rounds to warm up.
 * @throws Error where one refuses
 */
export async function costOf<Name extends string>(
	targets: Record<Name, Target>,
	rounds: number,
	eachRound = 1,
): Promise<Record<Name, Cost>> {
	const seen = new Map(
		Object.keys(targets).map((name) => [name, { cpu: [] as number[], ms: [] as number[] }]),
	);
	for (let round = 0; round < rounds * 1.2; round++) {
		for (const [name, { cpu, ms }] of seen) {
			const target = targets[name as Name];
			const worked = () => target.pids.reduce((total, pid) => total + cpuTime(pid), 0);
			const before = worked();
			const times: number[] = [];
			for (let count = 0; count < eachRound; count++) times.push(await ask(target));
			if (round < rounds * 0.2) continue;
			cpu.push((worked() - before) / eachRound);
			ms.push(...times);
		}
	}
	const costs = [...seen].map(([name, { cpu, ms }]) => [
		name,
		{ cpu: quantile(cpu, 0.5), median: quantile(ms, 0.5), p99: quantile(ms, 0.99) },
	]);
	return Object.fromEntries(costs);
}

function ask({ url, cookie, form }: Target): Promise<number> {
	const body = form?.().toString();
	const headers = {
		"Accept-Encoding": "gzip, br",
		...(cookie && { Cookie: cookie }),
		...(body && {
			"Content-Type": "application/x-www-form-urlencoded",
			"Content-Length": Buffer.byteLength(body),
			"Sec-Fetch-Site": "same-origin",
		}),
	};
	return new Promise((resolve, reject) => {
		const start = performance.now();
		const sent = request(url, { agent, headers, method: body ? "POST" : "GET" }, (response) => {
			if ((response.statusCode ?? 500) >= 400) reject(new Error(`${url} answers ${response.statusCode}`));
			response.resume().on("end", () => resolve(performance.now() - start));
		});
		sent.on("error", reject).end(body);
	});
}

export const tell = ({ cpu, median, p99 }: Cost) =>
	`${cpu.toFixed(2)} ms of processor; ${median.toFixed(1)} ms, p99 ${p99.toFixed(0)}`;
