import { statfs } from "node:fs/promises";
import { CliError } from "#scripts/step.ts";

/** Megabytes: with fewer MongoDB builds no index, which a new database begins with. */
const neededFree = 500;

/** @throws CliError where the disk of a folder has no room for a new database */
export async function refuseFullDisk(folder: string, needed = neededFree): Promise<void> {
	const { bavail, bsize } = await statfs(folder);
	const free = Math.floor((bavail * bsize) / 2 ** 20);
	if (free >= needed) return;
	throw new CliError(
		`The disk of ${folder} has ${free} MB free, and MongoDB needs ${needed} MB to begin a database. ` +
			"Free some space, or set MONGODB_URI to a database elsewhere.",
	);
}
