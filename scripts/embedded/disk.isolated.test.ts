import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { CliError } from "#scripts/step.ts";
import { refuseFullDisk } from "./disk.ts";

const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock("node:fs/promises", async (original) => {
	const real = await original<typeof import("node:fs/promises")>();
	return {
		...real,
		statfs: async (folder: string) => ({ ...(await real.statfs(folder)), ...(disk.isFull && { bavail: 9 }) }),
	};
});

test("a disk that is too full for a new database is told with what to do", async () => {
	const refused = refuseFullDisk(tmpdir(), Number.MAX_SAFE_INTEGER);
	await expect(refused).rejects.toThrow(/has \d+ MB free.*MONGODB_URI/);
	await expect(refused).rejects.toBeInstanceOf(CliError);
	await expect(refuseFullDisk(tmpdir(), 0)).resolves.toBeUndefined();
});

test("the first start on a full disk ends with that sentence, and begins no database", async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "full-disk-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	vi.spyOn(process, "cwd").mockReturnValue(folder);
	disk.isFull = true;
	vi.resetModules();
	const { openDatabase } = await import("./database.ts");
	const started = openDatabase().then((mongod) => mongod.stop());
	await expect(started).rejects.toThrow(/^The disk of .* has 0 MB free, and MongoDB needs 500 MB/);
	expect(await readdir(path.join(folder, ".data"))).toEqual([]);
});
