import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { step } from "#scripts/step.ts";

/** Debian 11, the last with OpenSSL 1.1. */
const olderRelease = "bullseye";
const keyring = "/usr/share/keyrings/debian-archive-keyring.gpg";

/**
 * Unpacks libraries of Debian packages, and of those they need, without installing them: apt checks the signatures, and
 * no root is needed.
 * @param names of packages in the machine's Debian or in Debian 11
 * @throws Error where apt or a package cannot be had
 */
export function unpackDebianPackages(names: string[], folder: string): Promise<void> {
	return step(`Fetching the libraries ${names.join(", ")} with apt`, async () => {
		const work = await mkdtemp(path.join(tmpdir(), "apt-"));
		try {
			await mkdir(path.join(work, "lists/partial"), { recursive: true });
			await mkdir(path.join(work, "archives/partial"), { recursive: true });
			const apart = settings({
				"Dir::State::lists": `${work}/lists`,
				"Dir::Cache": work,
				"Debug::NoLocking": "1",
			});
			const { stdout: addresses } = await execa("apt-get", ["update", "--print-uris", ...apart]);
			const sources = path.join(work, "sources.list");
			await writeFile(sources, sourcesFor(addresses, await releaseName()).join("\n"));
			const ours = settings({
				"Dir::Etc::sourcelist": sources,
				"Dir::Etc::sourceparts": "-",
				"APT::Sandbox::User": "",
			});
			await execa("apt-get", ["update", ...apart, ...ours]);
			const install = ["install", "--download-only", "--no-install-recommends", "--yes", ...names];
			await execa("apt-get", [...install, ...apart, ...ours]);
			await unpackLibraries(path.join(work, "archives"), path.join(work, "unpacked"), folder);
		} finally {
			await rm(work, { recursive: true, force: true });
		}
	});
}

/**
 * Lines of a sources file for the machine's Debian and Debian 11, on the machine's mirrors.
 * @param addresses what `apt-get update --print-uris` prints
 * @param release the machine's Debian, such as "bookworm"
 */
export function sourcesFor(addresses: string, release: string): string[] {
	const found = [...addresses.matchAll(/^'(\S+?)\/dists\/([^/']+)\/InRelease'/gm)];
	return found.flatMap(([, mirror, suite = ""]) => {
		if (suite !== release && suite !== `${release}-security`) return [];
		const line = (name: string) => `deb [signed-by=${keyring}] ${mirror} ${name} main`;
		return [line(suite), line(suite.replace(release, olderRelease))];
	});
}

async function releaseName(): Promise<string> {
	const text = await readFile("/etc/os-release", "utf8");
	return /^VERSION_CODENAME="?([a-z]+)/m.exec(text)?.[1] ?? "";
}

async function unpackLibraries(archives: string, unpacked: string, folder: string): Promise<void> {
	// A C library of its own would not fit the machine's loader.
	const packages = (await readdir(archives)).filter(
		(name) => name.endsWith(".deb") && !name.startsWith("libc6_"),
	);
	for (const name of packages) await execa("dpkg-deb", ["--extract", path.join(archives, name), unpacked]);
	for (const place of ["lib", "usr/lib"]) {
		const found = await readdir(path.join(unpacked, place)).catch(() => []);
		for (const name of found.filter((name) => name.endsWith("-linux-gnu"))) {
			await cp(path.join(unpacked, place, name), folder, { recursive: true, verbatimSymlinks: true });
		}
	}
}

function settings(values: Record<string, string>): string[] {
	return Object.entries(values).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
}
