import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "./paths.ts";
import { report } from "./report.ts";

test("figures are kept in a file, whose folder is made at first", async () => {
	vi.spyOn(console, "log").mockImplementation(() => {});
	const folder = await mkdtemp(path.join(tmpdir(), "report-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const file = path.join(folder, "test-results", "bench.json");
	const lines = [{ what: "first byte", must: "", seen: "3 ms", reached: true }];
	const section = { name: "site", title: "The site", run: async () => lines };
	expect(await report([section], [], path.relative(root, file))).toBe(true);
	expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ site: { lines } });
});
