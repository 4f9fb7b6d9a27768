import { mkdir } from "node:fs/promises";
import path from "node:path";
import mongoose from "mongoose";
import { root } from "#scripts/paths.ts";
import { endScript, onExit, runScript } from "#scripts/script.ts";
import { buildIfNeeded } from "#scripts/site-build.ts";
import { startProduct } from "#tests/support/product.ts";
import type { Engine } from "./browser.ts";
import { type Journey, journeys, type Scene } from "./journeys.ts";
import { lynx } from "./lynx.ts";
import { firefox, oldChromiums } from "./puppeteer.ts";
import { webkit } from "./webkit.ts";

const pictures = path.join(root, "test-results/browsers");
const engines: Engine[] = [firefox, webkit, ...oldChromiums, lynx];

await runScript(async () => {
	const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
	await buildIfNeeded();
	await mkdir(pictures, { recursive: true });
	const product = onExit(await startProduct({ env: { LOG_LEVEL: "error" } }));
	const db = await mongoose.createConnection(product.uri).asPromise();
	onExit({ stop: () => db.close() });
	const results: boolean[] = [];
	for (const engine of chosen(engines, wanted)) {
		const reason = await whyNot(engine);
		if (reason) console.log(`NOT RUN ${engine.name}: ${reason} (${engine.wayOut})`);
		else {
			for (const journey of chosen(journeys, wanted)) {
				results.push(await run(engine, journey, { url: product.url, db }));
			}
		}
	}
	const failed = results.filter((passed) => !passed).length;
	console.log(`\n${results.length - failed} passed, ${failed} failed`);
	await endScript(failed === 0 ? 0 : 1);
});

/** By words of the command line that begin the name; else all. */
function chosen<Named extends { name: string }>(all: Named[], words: string[]): Named[] {
	const some = all.filter(({ name }) => words.some((word) => name.toLowerCase().startsWith(word)));
	return some.length > 0 ? some : all;
}

async function whyNot(engine: Engine): Promise<string | null> {
	try {
		await (await engine.start()).close();
		return null;
	} catch (error) {
		return messageOf(error);
	}
}

type Product = Pick<Scene, "url" | "db">;

async function run(engine: Engine, journey: Journey, product: Product): Promise<boolean> {
	const title = `${engine.name}: ${journey.name}`;
	const faults = new Set<string>();
	let picture = "";
	const browser = await engine.start();
	const note = async (found: string[]) => {
		for (const fault of found) faults.add(fault);
		const file = path.join(pictures, title.replace(/\W+/g, "-").toLowerCase());
		if (found.length > 0) picture ||= await browser.picture(file).catch(messageOf);
	};
	try {
		await journey.run({ ...product, browser, look: async () => note(await browser.faults()) });
	} catch (error) {
		picture = "";
		await note([messageOf(error)]);
	} finally {
		await browser.close();
	}
	if (faults.size === 0) console.log(`ok ${title}`);
	else console.log([`FAILED ${title} (${picture})`, ...faults].join("\n    "));
	return faults.size === 0;
}

function messageOf(error: unknown): string {
	const text = error instanceof Error ? error.message : String(error);
	return text.replace(/\s+/g, " ").trim().slice(0, 400);
}
