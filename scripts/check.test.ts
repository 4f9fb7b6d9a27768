import path from "node:path";
import { expect, test, vi } from "vitest";
import { countPlaywright, countVitest, runCheck } from "./check.ts";
import { root } from "./paths.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

test("vitest's tests are counted, and files that could not be loaded", () => {
	const file = (name: string) => path.join(root, name);
	const testResults = [
		{
			name: file("a.test.ts"),
			status: "failed",
			assertionResults: [
				{ status: "passed", fullName: "adds", failureMessages: [] },
				{ status: "failed", fullName: "subtracts", failureMessages: ["expected 1\n  at a.test.ts:3", null] },
			],
		},
		{ name: file("b.test.ts"), status: "failed", assertionResults: [] },
		{
			name: file("c.test.ts"),
			status: "passed",
			assertionResults: [{ status: "passed", fullName: "divides", failureMessages: [] }],
		},
	];
	expect(countVitest({ numPassedTests: 2, testResults })).toEqual({
		passed: 2,
		failed: ["a.test.ts: subtracts\n    expected 1\n      at a.test.ts:3\n    ", "b.test.ts"],
		flaky: [],
		skipped: [],
	});
});

test("Playwright's tests are counted; one that passes only when it is tried again is told apart", () => {
	const spec = (title: string, status: string, ...messages: string[]) => ({
		title,
		file: "trial.spec.ts",
		tests: [{ projectName: "js", status, results: [{ errors: messages.map((message) => ({ message })) }] }],
	});
	const inner = { specs: [spec("is late", "unexpected", "no button"), spec("is odd", "flaky", "no link")] };
	const suites = [{ specs: [spec("is sent", "expected"), spec("is left out", "skipped")], suites: [inner] }];
	expect(countPlaywright({ stats: { expected: 30 }, suites })).toEqual({
		passed: 30,
		failed: ["[js] trial.spec.ts: is late\n    no button"],
		flaky: ["[js] trial.spec.ts: is odd\n    no link"],
		skipped: ["[js] trial.spec.ts: is left out"],
	});
});

test("a tool without results counts as one", async () => {
	expect(await runCheck({ name: "Types", args: ["node_modules/typescript/bin/tsc", "--version"] })).toEqual({
		passed: 1,
		failed: [],
		flaky: [],
		skipped: [],
	});
	expect(await runCheck({ name: "Types", args: ["node_modules/typescript/bin/tsc", "--nonsense"] })).toEqual({
		passed: 0,
		failed: ["Types"],
		flaky: [],
		skipped: [],
	});
});

test("a runner that breaks off before it has results is a failure", async () => {
	const results = { file: "test-results/none.json", count: countVitest };
	const args = ["node_modules/vitest/vitest.mjs", "--nonsense"];
	expect(await runCheck({ name: "Unit tests", args, results })).toEqual({
		passed: 0,
		failed: ["Unit tests"],
		flaky: [],
		skipped: [],
	});
});
