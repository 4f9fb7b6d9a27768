import { type Check, type Counts, countPlaywright, countVitest, runCheck } from "./check.ts";
import { CliError } from "./step.ts";
import { findTestPrograms } from "./test-programs.ts";

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
const journeysIn = (...folders: string[]): Check => ({
	name: "Journeys",
	args: ["node_modules/playwright/cli.js", "test", ...folders],
	results: { file: "test-results/e2e.json", count: countPlaywright },
});
const journeys = journeysIn("tests/e2e", "tests/http", "tests/pages");
const rest = journeysIn("tests/rest");

process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(143));

try {
	await findTestPrograms();
} catch (error) {
	if (!(error instanceof CliError)) throw error;
	console.error(error.message);
	process.exit(1);
}

// Both often wait, for a timeout or a database that is away: side by side they keep two cores busy.
const lanes = process.argv.includes("--rest")
	? [await runCheck(rest, true)]
	: await Promise.all([inTurn([types, lint, unit]), buildAndVisit()]);
const counts = lanes.flat();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.flatMap((count) => count.failed);
const flaky = counts.flatMap((count) => count.flaky);
const skipped = counts.flatMap((count) => count.skipped);
for (const name of skipped) console.log(`SKIPPED ${name}`);
for (const name of failed) console.log(`FAILED ${name}`);
// Not failures, but faults of the product or of the test all the same.
for (const name of flaky) console.log(`FLAKY, to be looked into: ${name}`);
if (flaky.length > 0) console.log(`\n${flaky.length} flaky`);
console.log(`\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
process.exit(failed.length === 0 ? 0 : 1);

/** The journeys need the build. */
async function buildAndVisit(): Promise<Counts[]> {
	const built = await runCheck(build);
	if (built.failed.length === 0) return [built, await runCheck(journeys, true)];
	console.log("Journeys: not run, as there is no build.");
	return [built];
}

async function inTurn(checks: Check[]): Promise<Counts[]> {
	const counts: Counts[] = [];
	for (const check of checks) counts.push(await runCheck(check));
	return counts;
}
