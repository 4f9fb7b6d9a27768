import { report, type Section } from "#scripts/report.ts";
import { endScript, runScript } from "#scripts/script.ts";
import { portal } from "./portal.ts";
import { posts } from "./posts.ts";

const sections: Section[] = [portal, posts];

await runScript(async () => {
	const reached = await report(sections, process.argv.slice(2), "bench/results.json");
	await endScript(reached ? 0 : 1);
});
