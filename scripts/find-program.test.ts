import { afterEach, expect, test, vi } from "vitest";
import { findProgram, type Source } from "./find-program.ts";
import { CliError } from "./step.ts";

const log = vi.spyOn(console, "log").mockImplementation(() => {});
afterEach(() => log.mockClear());

function source(name: string, result: string | null | Error): Source & { get: ReturnType<typeof vi.fn> } {
	return {
		name,
		get: vi.fn(() => (result instanceof Error ? Promise.reject(result) : Promise.resolve(result))),
	};
}

const find = (sources: Source[], check = async (path: string) => path) =>
	findProgram({ what: "Program", sources, check, wayOut: "Install it." });

test("the first source that has the program is used, and no later one is asked", async () => {
	const sources = [
		source("PATH", null),
		source("the cache", "/cache/program"),
		source("a download", "/other"),
	];
	expect(await find(sources)).toBe("/cache/program");
	expect(sources[2]?.get).not.toHaveBeenCalled();
	expect(log).not.toHaveBeenCalled();
});

test("a source that fails is told of, and the next one is asked", async () => {
	const sources = [source("a download", new Error("no network")), source("the package", "/package/program")];
	expect(await find(sources)).toBe("/package/program");
	expect(log).toHaveBeenCalledWith("Program: trying the package, as a download did not help (no network)");
});

test("a program that does not work here is passed over", async () => {
	const sources = [source("PATH", "/old"), source("the cache", "/new")];
	const check = async (path: string) => {
		if (path === "/old") throw new Error("it is version 6.0.1");
		return path;
	};
	expect(await find(sources, check)).toBe("/new");
});

test("where nothing helps the message says what was tried and what to do", async () => {
	const sources = [source("PATH", null), source("a download", new Error("no network"))];
	const failure = find(sources);
	await expect(failure).rejects.toBeInstanceOf(CliError);
	await expect(failure).rejects.toThrow(
		"Program: none could be had for this machine.\n  - a download: no network\nInstall it.",
	);
});
