import { existsSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { chromium } from "playwright";
import which from "which";
import { endWhenSilent } from "#scripts/end-when-silent.ts";
import { findProgram, type Source } from "#scripts/find-program.ts";
import { installWithApt } from "#scripts/install-with-apt.ts";
import { root } from "#scripts/paths.ts";
import { step } from "#scripts/step.ts";

/** Root in a container has no sandbox; and the browser must make no calls of its own. */
export const browserFlags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

async function onPath(...programs: string[]): Promise<string | null> {
	const found = programs.map((name) => which(name, { nothrow: true }));
	return (await Promise.all(found)).find((program) => program !== null) ?? null;
}

const shellOnPath = () => onPath("chromium-headless-shell", "chrome-headless-shell");
const wholeOnPath = () => onPath("chromium", "chromium-browser");

/** The headless shell first: it opens a context in a fifth of the time. */
const sources: Source[] = [
	{ name: "a headless shell on PATH", get: shellOnPath },
	{ name: "the Debian package", get: () => installDebianPackage("chromium-headless-shell", shellOnPath) },
	{ name: "a browser on PATH", get: () => onPath("chromium", "chromium-browser", "google-chrome") },
	{ name: "Playwright's download", get: downloadWithPlaywright },
];

/** Google's own Chrome loads no unpacked extensions any more. */
const extensible: Source[] = [
	{ name: "Chromium on PATH", get: wholeOnPath },
	{ name: "the Debian package", get: () => installDebianPackage("chromium", wholeOnPath) },
	{ name: "Playwright's download", get: downloadWithPlaywright },
];

/** The path of a Chromium for the tests, which is fetched or installed if need be. @throws CliError */
export const findBrowser = () => find(sources);

/** As {@link findBrowser}, of one that loads extensions, which the headless shell does not. @throws CliError */
export const findExtensible = () => find(extensible);

function find(sources: Source[]): Promise<string> {
	return findProgram({
		what: "Chromium",
		sources,
		check: async (program) => {
			await execa(program, ["--version", "--no-sandbox"]);
			return program;
		},
		wayOut: "Install Chromium or Google Chrome, so that `chromium` or `google-chrome` is on PATH.",
	});
}

async function downloadWithPlaywright(): Promise<string> {
	const program = chromium.executablePath();
	if (existsSync(program)) return program;
	const args = [path.join(root, "node_modules/playwright/cli.js"), "install", "chromium", "--no-shell"];
	await step("Downloading Chromium with Playwright", () =>
		endWhenSilent(execa(process.execPath, args, { all: true }), 60_000),
	);
	return program;
}

async function installDebianPackage(name: string, onPath: () => Promise<string | null>) {
	await installWithApt(name, name, "fonts-liberation");
	return onPath();
}
