import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isFresh } from "./site-build.ts";

const before = new Date("2020-11-20T08:00:00Z");
const built = new Date("2020-11-20T09:00:00Z");
const after = new Date("2020-11-20T10:00:00Z");

let project: string;

async function put(name: string, at: Date, content = ""): Promise<void> {
	const file = path.join(project, name);
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(file, content);
	await utimes(file, at, at);
	await touch(path.dirname(name), before);
}

const touch = (name: string, at: Date) => utimes(path.join(project, name), at, at);

beforeEach(async () => {
	project = await mkdtemp(path.join(tmpdir(), "build-"));
	await put("app/routes/home.tsx", before);
	await touch("app", before);
	await put("vite.config.ts", before);
});
afterEach(async () => {
	vi.unstubAllEnvs();
	await rm(project, { recursive: true });
});

test("without a build there is nothing fresh", async () => {
	expect(await isFresh(project)).toBe(false);
});

test("a build newer than all its sources is fresh", async () => {
	await put("build/complete", built);
	expect(await isFresh(project)).toBe(true);
});

test.each(["app/routes/home.tsx", "vite.config.ts", "models/request/lead.server.ts"])(
	"a newer %s asks for a build",
	async (name) => {
		await put("build/complete", built);
		await put(name, after);
		expect(await isFresh(project)).toBe(false);
	},
);

test("pictures with another name on them ask for a build", async () => {
	vi.stubEnv("BRAND_NAME", "Lá Sen");
	await put("build/complete", built, "Lá Sen");
	expect(await isFresh(project)).toBe(true);
	vi.stubEnv("BRAND_NAME", "Sen Hồng");
	expect(await isFresh(project)).toBe(false);
});

test("a file that went asks for a build", async () => {
	await put("build/complete", built);
	await rm(path.join(project, "app/routes/home.tsx"));
	expect(await isFresh(project)).toBe(false);
});
