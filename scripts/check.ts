import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { root } from "./paths.ts";
import { step } from "./step.ts";

export type Counts = {
	passed: number;
	/** Names with messages. */
	failed: string[];
	/** Passed only when tried again. */
	flaky: string[];
	/** Names of those that lack a program on this machine. */
	skipped: string[];
};

const nothing: Counts = { passed: 0, failed: [], flaky: [], skipped: [] };

export type Check = {
	name: string;
	/** The arguments of node, which runs in the project's folder. */
	args: string[];
	/** A test runner's results, and how to count them; without it the check counts as one. */
	results?: { file: string; count: (json: unknown) => Counts };
};

/** Runs a check and counts what passed and failed. @param live shows its output at once, not at the end */
export async function runCheck(check: Check, live = false): Promise<Counts> {
	const { name, args, results } = check;
	if (results) await rm(path.join(root, results.file), { force: true });
	const start = Date.now();
	const { code, output } = live ? await run(args, true) : await step(name, () => run(args, false));
	console.log(
		`${output}${name}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - start) / 1000)} s`,
	);
	const counts = results ? await countIn(results) : { ...nothing, passed: code === 0 ? 1 : 0 };
	return { ...counts, failed: code === 0 || counts.failed.length > 0 ? counts.failed : [name] };
}

type VitestReport = {
	numPassedTests: number;
	testResults: { name: string; status: string; assertionResults: VitestResult[] }[];
};
/** A rejection that is no error has no message. */
type VitestResult = { status: string; fullName: string; failureMessages: (string | null)[] };

/** Vitest's JSON report; a file that cannot be loaded counts as a failed test. */
export function countVitest(json: unknown): Counts {
	const { numPassedTests, testResults } = json as VitestReport;
	const failed = testResults
		.filter(({ status }) => status === "failed")
		.flatMap(({ name, assertionResults }) => {
			const file = path.relative(root, name);
			const tests = assertionResults.filter(({ status }) => status === "failed");
			if (tests.length === 0) return [file];
			return tests.map((test) => failure(`${file}: ${test.fullName}`, test.failureMessages));
		});
	return { ...nothing, passed: numPassedTests, failed };
}

type PlaywrightSuite = {
	specs: { title: string; file: string; tests: PlaywrightTest[] }[];
	suites?: PlaywrightSuite[];
};
type PlaywrightTest = { projectName: string; status: string; results: { errors: { message: string }[] }[] };
type PlaywrightReport = { stats: { expected: number }; suites: PlaywrightSuite[] };

export function countPlaywright(json: unknown): Counts {
	const { stats, suites } = json as PlaywrightReport;
	const named = (status: string) => suites.flatMap((suite) => testsIn(suite, status));
	return {
		passed: stats.expected,
		failed: named("unexpected"),
		flaky: named("flaky"),
		skipped: named("skipped"),
	};
}

function testsIn({ specs, suites = [] }: PlaywrightSuite, wanted: string): string[] {
	const own = specs.flatMap(({ title, file, tests }) =>
		tests
			.filter(({ status }) => status === wanted)
			.map(({ projectName, results }) => {
				const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
				return failure(`[${projectName}] ${file}: ${title}`, messages);
			}),
	);
	return [...own, ...suites.flatMap((suite) => testsIn(suite, wanted))];
}

/** As much of the messages as explains a failure on a machine far away. */
function failure(name: string, messages: (string | null)[]): string {
	const lines = messages.flatMap((message) => (message ?? "").split("\n").slice(0, 12));
	return [name, ...lines.map((line) => `    ${line}`)].join("\n");
}

async function countIn({ file, count }: NonNullable<Check["results"]>): Promise<Counts> {
	const text = await readFile(path.join(root, file), "utf8").catch(() => null);
	return text === null ? nothing : count(JSON.parse(text));
}

type Ended = { code?: number; output: string };

/** It ends with this process, by SIGINT, on which the test runners end what they have started. */
async function run(args: string[], live: boolean): Promise<Ended> {
	const { exitCode, all = "" } = await execa(process.execPath, args, {
		cwd: root,
		killSignal: "SIGINT",
		reject: false,
		all: true,
		stripFinalNewline: false,
		stdio: live ? "inherit" : ["ignore", "pipe", "pipe"],
	});
	return { code: exitCode, output: all };
}
