import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { execa } from "execa";
import { root } from "#scripts/paths.ts";
import { step } from "#scripts/step.ts";

const folder = path.join(root, "tests/browsers/packages");
const installedAs = path.join(folder, "node_modules");

/** Only these tests need them: see packages/package.json. */
export type Package = "puppeteer-core" | "puppeteer-core-13" | "chromium-92" | "chromium-109";

let installed: Promise<unknown> | undefined;

/** Installs the packages unless they are there. */
export async function packageFolder(name: Package): Promise<string> {
	const isThere = existsSync(path.join(installedAs, ".package-lock.json"));
	if (!isThere)
		installed ??= step("Installing old browsers and drivers", () =>
			execa("npm", ["ci", "--no-audit"], { cwd: folder }),
		);
	await installed;
	return path.join(installedAs, name);
}

/** Without the package's types, as it may not be installed. */
export async function load<Exports>(name: Package): Promise<Exports> {
	return createRequire(import.meta.url)(await packageFolder(name));
}
