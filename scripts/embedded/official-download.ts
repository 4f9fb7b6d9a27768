import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { endWhenSilent } from "#scripts/end-when-silent.ts";
import { step } from "#scripts/step.ts";
import { fillCache } from "./cache.ts";

const version = "8.2.6";
const program = path.join(import.meta.dirname, "official-download-process.ts");

/**
 * Fetches MongoDB from its makers, checked against their sum; given up after 20 seconds of silence.
 * @throws Error where the download cannot be reached or has nothing for this platform
 */
export function downloadOfficial(): Promise<string> {
	return fillCache((programs) => step(`Downloading MongoDB ${version}`, () => download(programs)));
}

async function download(programs: string): Promise<void> {
	const folder = await mkdtemp(path.join(tmpdir(), "mongodb-"));
	try {
		// The downloader checks TLS certificates only with npm's variable.
		const env = { npm_config_strict_ssl: "true", MONGOMS_MAX_RETRIES: "1" };
		const args = ["--import", "tsx", program, folder, version];
		const download = execa(process.execPath, args, { env, all: true, stdout: ["pipe", "inherit"] });
		const { stdout } = await endWhenSilent(download, 20_000);
		await copyFile(stdout.split("\n").at(-1) ?? "", path.join(programs, "mongod"));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
