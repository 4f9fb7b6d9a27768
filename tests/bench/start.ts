import getPort from "get-port";
import { serverProgram } from "#scripts/paths.ts";
import type { Section } from "#scripts/report.ts";
import { buildIfNeeded } from "#scripts/site-build.ts";
import { testSettings } from "#tests/support/product.ts";
import { quantile } from "#tests/support/quantile.ts";
import { withProgram } from "./site/program.ts";
import { noDatabase } from "./site/with-site.ts";

const times = 7;
const mostMs = 1_500;

export const start: Section = {
	name: "start",
	title: "From the start of the process to its first page, without a database",
	async run() {
		await buildIfNeeded();
		const seen: number[] = [];
		for (let time = 0; time < times; time++) seen.push(await firstPage());
		const median = quantile(seen, 0.5);
		return [
			{
				what: `first page, median of ${times} starts (best ${Math.round(Math.min(...seen))} ms, worst ${Math.round(Math.max(...seen))} ms)`,
				must: `at most ${mostMs} ms`,
				seen: `${Math.round(median)} ms`,
				reached: median <= mostMs,
				figures: { median, best: Math.min(...seen), worst: Math.max(...seen) },
			},
		];
	},
};

async function firstPage(): Promise<number> {
	const port = await getPort();
	const env = { ...testSettings(port, noDatabase), LOG_LEVEL: "silent" };
	const url = `http://127.0.0.1:${port}/`;
	const start = performance.now();
	return withProgram(process.execPath, [serverProgram], { url, env }, async () => performance.now() - start);
}
