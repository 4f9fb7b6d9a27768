import { randomUUID } from "node:crypto";
import path from "node:path";
import getPort from "get-port";
import { startMongod } from "#scripts/embedded/start-mongod.ts";
import { root, serverProgram } from "#scripts/paths.ts";
import type { Line, Section } from "#scripts/report.ts";
import { onExit } from "#scripts/script.ts";
import { startServer } from "#scripts/server-process.ts";
import { buildIfNeeded } from "#scripts/site-build.ts";
import { testSettings } from "#tests/support/product.ts";
import { withProgram } from "#tests/support/program.ts";
import { trial } from "#tests/support/public-forms.ts";
import { quantile } from "#tests/support/quantile.ts";
import { noDatabase } from "#tests/support/with-site.ts";
import { type Cost, costOf, type Target, tell } from "./cost.ts";

const starts = 5;
const mostMs = 1_500;
const rounds = 50;

export const server: Section = {
	name: "server",
	title: "The start, a kept page, a rendered page and a form post, beside a bare node:http server",
	async run() {
		await buildIfNeeded();
		const mongod = onExit(await startMongod());
		const [url, barePort] = [`http://127.0.0.1:${await getPort()}`, await getPort()];
		const settings = { ...testSettings(Number(new URL(url).port), mongod.uri), LOG_LEVEL: "fatal" };
		const { pid } = onExit(await startServer(url, settings, "ready"));
		const bareUrl = `http://127.0.0.1:${barePort}/`;
		const env = { ...process.env, PORT: String(barePort), PAGE: `${url}/` };
		const args = ["--import", "tsx", path.join(root, "tests/bench/bare-page.ts")];
		return withProgram(process.execPath, args, { url: bareUrl, env }, async (barePid) => {
			const pids = [pid];
			const targets = {
				"a bare node:http server, with home's bytes": { url: bareUrl, pids: [barePid] },
				"home, kept": { url: `${url}/`, pids },
				"/dung-thu, rendered": { url: `${url}/dung-thu`, pids },
				"a trial, stored": { url: `${url}/dung-thu`, pids: [pid, mongod.pid], form: trialForm },
			} satisfies Record<string, Target>;
			const costs = await costOf(targets, rounds, 10);
			return [await startLine(), ...linesOf(costs)];
		});
	},
};

const trialForm = () => {
	const email = `${randomUUID()}@minhphat.vn`;
	const sent = { ...trial.answers, email, submissionId: randomUUID(), shownAt: String(Date.now() - 60_000) };
	return new URLSearchParams(sent);
};

function linesOf(costs: Record<string, Cost>): Line[] {
	const [bare] = Object.values(costs);
	return Object.entries(costs).map(([what, cost]) => ({
		what,
		must: "",
		seen: `${tell(cost)}; ${(cost.cpu / (bare?.cpu ?? cost.cpu)).toFixed(1)} times the bare one`,
		reached: true,
		figures: { ...cost },
	}));
}

async function startLine(): Promise<Line> {
	const seen: number[] = [];
	for (let time = 0; time < starts; time++) seen.push(await firstPage());
	const median = quantile(seen, 0.5);
	return {
		what: `from the start of the process to its first page, without a database, median of ${starts}`,
		must: `at most ${mostMs} ms`,
		seen: `${median.toFixed(0)} ms`,
		reached: median <= mostMs,
		figures: { median },
	};
}

async function firstPage(): Promise<number> {
	const port = await getPort();
	const env: NodeJS.ProcessEnv = { ...testSettings(port, noDatabase), LOG_LEVEL: "fatal" };
	const start = performance.now();
	const url = `http://127.0.0.1:${port}/`;
	return withProgram(process.execPath, [serverProgram], { url, env }, async () => performance.now() - start);
}
