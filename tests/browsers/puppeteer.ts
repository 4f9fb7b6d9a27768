import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import which from "which";
import { browserFlags } from "#scripts/browser/find-browser.ts";
import type { Engine } from "./browser.ts";
import { load, type Package, packageFolder } from "./packages.ts";
import { type Hands, windowed } from "./window.ts";

type Page = {
	goto(url: string): Promise<unknown>;
	evaluate<T>(script: string): Promise<T>;
	setViewport(size: { width: number; height: number }): Promise<void>;
	screenshot(options: { path: string; captureBeyondViewport: boolean }): Promise<unknown>;
	mouse: { click(x: number, y: number): Promise<void> };
	keyboard: Record<"press" | "down" | "up" | "type", (key: string) => Promise<void>>;
	on(event: "pageerror", listener: (error: Error) => void): void;
};

/** What both versions have. */
type Puppeteer = {
	launch(options: {
		browser?: "firefox";
		executablePath: string;
		headless: boolean;
		args: string[];
	}): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
};

export const firefox: Engine = {
	name: "Firefox ESR",
	wayOut: "apt-get install firefox-esr",
	async start() {
		const program = await which("firefox-esr", { nothrow: true });
		if (!program) throw new Error("there is no firefox-esr on PATH");
		return begin("puppeteer-core", program, { browser: "firefox" });
	},
};

/** Made for another purpose, but they run wherever the libraries of today's do. */
export const oldChromiums: Engine[] = (["109", "92"] as const).map((version) => ({
	name: `Chromium ${version}`,
	wayOut: "on amd64: apt-get install libnss3 libexpat1",
	// Today's puppeteer does not speak to them.
	start: async () => begin("puppeteer-core-13", await unpacked(`chromium-${version}`), {}),
}));

async function unpacked(name: Package): Promise<string> {
	const folder = await packageFolder(name);
	const program = path.join(folder, "chromium");
	if (existsSync(program)) return program;
	const half = `${program}.half`;
	await pipeline(
		createReadStream(path.join(folder, "bin/chromium.br")),
		createBrotliDecompress(),
		createWriteStream(half, { mode: 0o755 }),
	);
	await rename(half, program);
	return program;
}

async function begin(driver: Package, executablePath: string, options: { browser?: "firefox" }) {
	const puppeteer = await load<Puppeteer>(driver);
	const args = options.browser ? [] : browserFlags;
	const browser = await puppeteer.launch({ ...options, executablePath, headless: true, args });
	return windowed(handsOf(await browser.newPage(), () => browser.close()));
}

function handsOf(page: Page, close: () => Promise<void>): Hands {
	const { keyboard, mouse } = page;
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	return {
		goto: async (url) => void (await page.goto(url)),
		evaluate: (script) => page.evaluate(script),
		click: (x, y) => mouse.click(x, y),
		press: (key) => (key.length === 1 ? keyboard.type(key) : keyboard.press(key)),
		async pressWithControl(key) {
			await keyboard.down("Control");
			await keyboard.press(key);
			await keyboard.up("Control");
		},
		resize: (width, height) => page.setViewport({ width, height }),
		screenshot: async (file) => void (await page.screenshot({ path: file, captureBeyondViewport: false })),
		errors: () => errors,
		close,
	};
}
