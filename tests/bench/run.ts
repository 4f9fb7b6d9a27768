import { report, type Section } from "#scripts/report.ts";
import { endScript, runScript } from "#scripts/script.ts";
import { browser } from "./browser.ts";
import { bytes } from "./bytes.ts";
import { cachedPages } from "./cached-pages.ts";
import { portal } from "./portal.ts";
import { posts } from "./posts.ts";
import { rendering } from "./rendering.ts";
import { start } from "./start.ts";

const sections: Section[] = [bytes, cachedPages, rendering, start, browser, portal, posts];

await runScript(async () => {
	const reached = await report(sections, process.argv.slice(2), "test-results/bench.json");
	await endScript(reached ? 0 : 1);
});
