import path from "node:path";
import { type BrowserContext, chromium } from "playwright/test";
import { browserFlags } from "#scripts/browser/find-browser.ts";
import { root } from "#scripts/paths.ts";
import { test as shared } from "./test.ts";

const extension = path.join(root, "tests/support/foreign-nodes");

/** Where the extension puts nodes of its own: around what React has, or into it; `always` also after every change. */
export const places = ["outside", "inside"] as const;
export const moments = ["start", "end", "idle", "always"] as const;

type Fixtures = { context: BrowserContext; putForeignNodes: PutForeignNodes };
type PutForeignNodes = (place: (typeof places)[number], moment: (typeof moments)[number]) => Promise<void>;

/** The tests' `test` in a browser with an extension; no headless shell loads one. */
export const test = shared.extend<Fixtures>({
	context: async ({ baseURL, locale, timezoneId, viewport }, use, testInfo) => {
		testInfo.skip(!process.env.E2E_EXTENSIBLE, "there is no Chromium that loads extensions");
		const context = await chromium.launchPersistentContext("", {
			...{ baseURL, locale, timezoneId, viewport },
			executablePath: process.env.E2E_EXTENSIBLE,
			headless: false,
			args: [
				...browserFlags,
				"--headless=new",
				`--load-extension=${extension}`,
				"--disable-features=DisableLoadExtensionCommandLineSwitch",
			],
			ignoreDefaultArgs: ["--disable-extensions"],
		});
		await use(context);
		await context.close();
	},

	/** From the next page on. */
	putForeignNodes: async ({ context, baseURL, allowConsole }, use) => {
		await use(async (place, moment) => {
			if (place === "inside") allowConsole(/is rendered anew/);
			await context.addCookies([{ name: "foreign", value: `${place}.${moment}`, url: baseURL }]);
		});
	},
});
