import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { CliError } from "#scripts/step.ts";
import { refuseFullDisk } from "./disk.ts";

test("a disk that is too full for a new database is told with what to do", async () => {
	const refused = refuseFullDisk(tmpdir(), Number.MAX_SAFE_INTEGER);
	await expect(refused).rejects.toThrow(/has \d+ MB free.*MONGODB_URI/);
	await expect(refused).rejects.toBeInstanceOf(CliError);
	await expect(refuseFullDisk(tmpdir(), 0)).resolves.toBeUndefined();
});
