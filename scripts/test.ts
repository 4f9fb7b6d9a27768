import { type Check, type Counts, countPlaywright, countVitest, runCheck } from "./check.ts";

const types: Check = { name: "Types", args: ["node_modules/typescript/bin/tsc", "--noEmit"] };
const lint: Check = { name: "Lint", args: ["node_modules/@biomejs/biome/bin/biome", "check"] };
const build: Check = { name: "Build", args: ["--import", "tsx", "scripts/build.ts"] };
const unit: Check = {
	name: "Unit and model tests",
	args: [
		...["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json"],
		"--outputFile.json=test-results/unit.json",
	],
	results: { file: "test-results/unit.json", count: countVitest },
};
const journeys: Check = {
	name: "Journeys",
	args: ["node_modules/playwright/cli.js", "test"],
	results: { file: "test-results/e2e.json", count: countPlaywright },
};

process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(143));

// Two lanes for two cores; the journeys need the build, and both cores for the browser and the server.
const [checked, built] = await Promise.all([inTurn([types, lint, unit]), runCheck(build)]);
const counts = [...checked, built];
if (built.failed.length === 0) counts.push(await runCheck(journeys, true));
else console.log("Journeys: not run, as there is no build.");

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.flatMap((count) => count.failed);
const flaky = counts.flatMap((count) => count.flaky);
for (const name of failed) console.log(`FAILED ${name}`);
// Not failures, but faults of the product or of the test all the same.
for (const name of flaky) console.log(`FLAKY, to be looked into: ${name}`);
if (flaky.length > 0) console.log(`\n${flaky.length} flaky`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

async function inTurn(checks: Check[]): Promise<Counts[]> {
	const counts: Counts[] = [];
	for (const check of checks) counts.push(await runCheck(check));
	return counts;
}
