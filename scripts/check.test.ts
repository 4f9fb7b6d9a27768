import { expect, test, vi } from "vitest";
import { countPlaywright, countVitest, runCheck } from "./check.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

test("vitest's tests are counted, and files that could not be loaded", () => {
	const testResults = [
		{ status: "failed", assertionResults: [{ status: "passed" }, { status: "failed" }] },
		{ status: "failed", assertionResults: [] },
		{ status: "passed", assertionResults: [{ status: "passed" }] },
	];
	expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
		passed: 2,
		failed: 2,
	});
});

test("Playwright's tests are counted; one that passes only now and then has failed", () => {
	const stats = { expected: 30, unexpected: 1, flaky: 1, skipped: 4 };
	expect(countPlaywright({ stats })).toEqual({ passed: 30, failed: 2 });
});

test("a tool without results counts as one", async () => {
	expect(await runCheck({ name: "Types", args: ["node_modules/typescript/bin/tsc", "--version"] })).toEqual({
		passed: 1,
		failed: 0,
	});
	expect(await runCheck({ name: "Types", args: ["node_modules/typescript/bin/tsc", "--nonsense"] })).toEqual({
		passed: 0,
		failed: 1,
	});
});

test("a runner that breaks off before it has results is a failure", async () => {
	const results = { file: "test-results/none.json", count: countVitest };
	const args = ["node_modules/vitest/vitest.mjs", "--nonsense"];
	expect(await runCheck({ name: "Unit tests", args, results })).toEqual({ passed: 0, failed: 1 });
});
