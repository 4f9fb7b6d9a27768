import getPort from "get-port";
import { serverProgram } from "#scripts/paths.ts";
import type { Line, Section } from "#scripts/report.ts";
import { buildIfNeeded } from "#scripts/site-build.ts";
import { cpuTime } from "#tests/support/process.ts";
import { testSettings } from "#tests/support/product.ts";
import { quantile } from "#tests/support/quantile.ts";
import { withProgram } from "./site/program.ts";
import { noDatabase } from "./site/with-site.ts";
import { load } from "./wrk.ts";

const rounds = 15;
const seconds = 3;
const connections = 32;
const mostForMetrics = 0.02;

type Server = { name: string; url: string; pid: number };

const settings = {
	bare: { ACCESS_LOG: "no" },
	again: { ACCESS_LOG: "no" },
	metrics: { ACCESS_LOG: "no", METRICS_PORT: String(await getPort()) },
	log: { ACCESS_LOG: "yes", LOG_LEVEL: "info" },
} as const;

/** By processor time, because other work on the machine hardly changes it. */
export const watched: Section = {
	name: "watched",
	title: "What figures and the access log cost a kept page",
	async run() {
		await buildIfNeeded();
		return withServers(Object.entries(settings), [], compare);
	},
};

async function withServers(
	[next, ...others]: [string, Record<string, string>][],
	started: Server[],
	run: (servers: Server[]) => Promise<Line[]>,
): Promise<Line[]> {
	if (!next) return run(started);
	const [name, own] = next;
	const port = await getPort();
	const url = `http://127.0.0.1:${port}/`;
	const env = { ...testSettings(port, noDatabase), LOG_LEVEL: "fatal", ...own };
	return withProgram(process.execPath, [serverProgram], { url, env }, (pid) =>
		withServers(others, [...started, { name, url, pid }], run),
	);
}

async function compare(servers: Server[]): Promise<Line[]> {
	const times: Record<string, number[]> = {};
	for (const server of servers) await timeOf(server);
	for (let round = 0; round < rounds; round++) {
		const turn = round % 2 === 0 ? servers : servers.toReversed();
		for (const server of turn) {
			const seen = times[server.name] ?? [];
			times[server.name] = [...seen, await timeOf(server)];
		}
	}
	const median = (name: keyof typeof settings) => quantile(times[name] ?? [], 0.5);
	const bare = median("bare");
	const share = (name: keyof typeof settings) =>
		quantile(
			(times[name] ?? []).map((time, round) => time / (times.bare?.[round] ?? time)),
			0.5,
		) - 1;
	const told = (name: keyof typeof settings) =>
		`${median(name).toFixed(1)} us of processor time, ${(100 * share(name)).toFixed(1)}% above ${bare.toFixed(1)}`;
	return [
		{
			what: "the same server a second time, which shows the noise",
			must: "",
			seen: told("again"),
			reached: true,
			figures: { bare, again: median("again"), share: share("again") },
		},
		{
			what: `with figures for Prometheus, medians of ${rounds}`,
			must: `at most ${100 * mostForMetrics}% more`,
			seen: told("metrics"),
			reached: share("metrics") <= mostForMetrics,
			figures: { bare, metrics: median("metrics"), share: share("metrics") },
		},
		{
			what: "with a line in the access log",
			must: "",
			seen: told("log"),
			reached: true,
			figures: { bare, log: median("log"), share: share("log") },
		},
	];
}

/** Microseconds of processor time for a page. */
async function timeOf({ url, pid }: Server): Promise<number> {
	const before = cpuTime(pid);
	const { answers } = await load(url, { seconds, connections });
	return (1_000 * (cpuTime(pid) - before)) / answers;
}
