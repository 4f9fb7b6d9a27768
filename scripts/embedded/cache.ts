import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import which from "which";
import { cacheFolder } from "#scripts/paths.ts";
import { provideLibraries } from "./libraries.ts";

const home = path.join(cacheFolder, "mongodb-8.2");

// Starts a program in bin/ with the libraries in lib/ that the machine lacks.
const launcher = (name: string) => `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/bin/${name}" "$@"
`;

export async function cachedMongod(): Promise<string | null> {
	return which("mongod", { nothrow: true, path: home });
}

/**
 * Fills the cache with programs and the libraries they need; it appears only when complete. Returns the path of mongod.
 * @param fetchPrograms puts mongod, and mongos where there is one, into a folder
 * @throws CliError where a library cannot be had
 */
export async function fillCache(fetchPrograms: (folder: string) => Promise<void>): Promise<string> {
	await mkdir(cacheFolder, { recursive: true });
	const folder = await mkdtemp(path.join(cacheFolder, "fetching-"));
	try {
		const programs = path.join(folder, "bin");
		await mkdir(programs);
		await fetchPrograms(programs);
		for (const name of await readdir(programs)) {
			await chmod(path.join(programs, name), 0o755);
			await writeFile(path.join(folder, name), launcher(name), { mode: 0o755 });
		}
		await provideLibraries(path.join(programs, "mongod"), path.join(folder, "lib"));
		await rm(home, { recursive: true, force: true });
		await rename(folder, home);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
	return path.join(home, "mongod");
}
