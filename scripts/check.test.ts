import { expect, test, vi } from "vitest";
import { countPlaywright, countVitest, runCheck } from "./check.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

test("results of the two runners are counted", () => {
	expect(countVitest({ numPassedTests: 12, numFailedTests: 2, numPendingTests: 1 })).toEqual({
		passed: 12,
		failed: 2,
	});
	expect(countPlaywright({ stats: { expected: 30, unexpected: 1, flaky: 1, skipped: 4 } })).toEqual({
		passed: 30,
		failed: 2,
	});
});

test("a tool without results counts as one", async () => {
	expect(await runCheck({ name: "Types", command: ["typescript/bin/tsc", "--version"] })).toEqual({
		passed: 1,
		failed: 0,
	});
	expect(await runCheck({ name: "Types", command: ["typescript/bin/tsc", "--nonsense"] })).toEqual({
		passed: 0,
		failed: 1,
	});
});

test("a runner that breaks off before it has results is a failure", async () => {
	const results = { file: "test-results/none.json", count: countVitest };
	const command: [string, string] = ["vitest/vitest.mjs", "--nonsense"];
	expect(await runCheck({ name: "Unit tests", command, results })).toEqual({ passed: 0, failed: 1 });
});
