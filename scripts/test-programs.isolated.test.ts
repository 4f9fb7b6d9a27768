import { networkInterfaces } from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findBrowser, findExtensible } from "./browser/find-browser.ts";
import { findMongod } from "./embedded/find-mongod.ts";
import { findJava } from "./find-java.ts";
import { CliError } from "./step.ts";
import { findTestPrograms } from "./test-programs.ts";

vi.mock(import("./embedded/find-mongod.ts"));
vi.mock(import("./browser/find-browser.ts"));
vi.mock(import("./find-java.ts"));
vi.mock(import("node:os"), { spy: true });
const log = vi.spyOn(console, "log").mockImplementation(() => {});

beforeEach(() => {
	for (const name of ["E2E_BROWSER", "E2E_EXTENSIBLE", "E2E_JAVA"]) vi.stubEnv(name, undefined);
	vi.mocked(findMongod).mockResolvedValue({ path: "/mongod", version: "8.2.0" });
	vi.mocked(findBrowser).mockResolvedValue("/shell");
	vi.mocked(findExtensible).mockResolvedValue("/chromium");
	vi.mocked(findJava).mockResolvedValue("/java");
});
afterEach(() => {
	log.mockClear();
	vi.unstubAllEnvs();
});

test("without MongoDB and a browser nothing is tested, and both are told at once", async () => {
	vi.mocked(findMongod).mockRejectedValue(new CliError("No MongoDB: install it."));
	vi.mocked(findBrowser).mockRejectedValue(new CliError("No Chromium: install it."));
	await expect(findTestPrograms()).rejects.toThrow(
		new CliError("No MongoDB: install it.\nNo Chromium: install it."),
	);
});

test("what only some tests need is told of with the tests that are skipped, and the others go on", async () => {
	vi.mocked(findExtensible).mockRejectedValue(new CliError("No Chromium: install it."));
	vi.mocked(findJava).mockRejectedValue(new CliError("No Java: install it."));
	await findTestPrograms();
	expect(log.mock.calls).toEqual([
		["No Chromium: install it.\nSo extensions.spec is skipped."],
		["No Java: install it.\nSo the check of the markup by vnu is skipped."],
	]);
	const { E2E_BROWSER, E2E_EXTENSIBLE, E2E_JAVA } = process.env;
	expect([E2E_BROWSER, E2E_EXTENSIBLE, E2E_JAVA]).toEqual(["/shell", "", ""]);
});

test("a machine that has only loopback is told of, as its browsers take themselves to be offline", async () => {
	const [lo = []] = Object.values(networkInterfaces()).filter((all) => all?.[0]?.internal);
	vi.mocked(networkInterfaces).mockReturnValueOnce({ lo });
	await findTestPrograms();
	expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Only loopback is up\./));
	log.mockClear();
	vi.mocked(networkInterfaces).mockReturnValueOnce({
		lo,
		eth0: [{ ...lo[0], internal: false }] as typeof lo,
	});
	await findTestPrograms();
	expect(log).not.toHaveBeenCalled();
});
