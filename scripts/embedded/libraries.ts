import { mkdir } from "node:fs/promises";
import { execa } from "execa";
import { CliError, reasonOf } from "#scripts/step.ts";
import { unpackDebianPackages } from "./debian-packages.ts";

const packageOf: Record<string, string> = {
	"libcrypto.so.1.1": "libssl1.1",
	"libcrypto.so.3": "libssl3",
	"libcurl.so.4": "libcurl4",
	"libgcc_s.so.1": "libgcc-s1",
	"liblzma.so.5": "liblzma5",
	"libssl.so.1.1": "libssl1.1",
	"libssl.so.3": "libssl3",
	"libstdc++.so.6": "libstdc++6",
};

/**
 * Fetches Debian's packages of the libraries that a program lacks into a folder. @throws CliError naming those still
 * missing
 */
export async function provideLibraries(program: string, folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	if (process.platform !== "linux") return;
	const missing = await missingLibraries(program, folder);
	if (missing.length === 0) return;
	const known = new Set(missing.flatMap((library) => packageOf[library] ?? []));
	let reason = "";
	try {
		if (known.size > 0) await unpackDebianPackages([...known], folder);
	} catch (error) {
		reason = ` (fetching it failed: ${reasonOf(error)})`;
	}
	const stillMissing = await missingLibraries(program, folder);
	if (stillMissing.length === 0) return;
	const names = stillMissing.map(
		(library) => `${library} of the package ${packageOf[library] ?? "that has it"}`,
	);
	throw new CliError(`it needs ${names.join(", ")}, which this machine lacks${reason}; install that`);
}

async function missingLibraries(program: string, folder: string): Promise<string[]> {
	const { stdout } = await execa("ldd", [program], { env: { LD_LIBRARY_PATH: folder } });
	return parseMissing(stdout);
}

/** The libraries that ldd did not find. */
export function parseMissing(lddOutput: string): string[] {
	const names = [...lddOutput.matchAll(/^\s*(\S+) => not found$/gm)].map((match) => match[1] ?? "");
	return [...new Set(names)];
}
