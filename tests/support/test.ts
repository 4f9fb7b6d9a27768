import { type ConsoleMessage, expect, type Page } from "playwright/test";
import { test as base } from "./http.ts";
import { expectAccessible, expectValid } from "./sound.ts";

type Fixtures = {
	/** Messages that a test provokes on purpose, and may therefore stand on the console. */
	allowConsole: (pattern: RegExp) => void;
	/**
	 * Nothing is wrong with the page as it stands: html-validate looks at its markup, and axe where scripts run. Without
	 * them states hold the same, and tests/pages looks at every page as it is sent.
	 */
	expectSound: (page: Page) => Promise<void>;
};

/** Playwright's test with this product's fixtures; whatever a browser prints as an error fails the test. */
export const test = base.extend<Fixtures>({
	// In the portal tests read the specification's sentences, which are English; the site does not ask the browser.
	locale: "en-US",

	page: async ({ page, javaScriptEnabled }, use) => {
		if (javaScriptEnabled !== false) {
			const goto = page.goto.bind(page);
			page.goto = async (url, options) => {
				const response = await goto(url, options);
				if (options?.waitUntil !== "commit") await scriptsRun(page);
				return response;
			};
		}
		await use(page);
	},

	allowConsole: [
		async ({ context }, use) => {
			const allowed: RegExp[] = [];
			const errors: string[] = [];
			context.on("console", (message) => {
				if ((message.type() === "error" || isRenderedAnew(message)) && !isRefusedForm(message))
					errors.push(`${message.text()} (${message.location().url})`);
			});
			context.on("weberror", (error) => errors.push(String(error.error())));
			await use((pattern) => allowed.push(pattern));
			expect(
				errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
				"errors on the browser's console",
			).toEqual([]);
		},
		{ auto: true },
	],

	expectSound: async ({ javaScriptEnabled }, use) => {
		await use(async (page) => {
			await expectValid(await page.content());
			if (javaScriptEnabled !== false) await expectAccessible(page);
		});
	},
});

/** Scripts come after the first picture: what a person does before they run has tests of its own. */
export const scriptsRun = (page: Page) =>
	page.waitForFunction(
		() =>
			matchMedia("(scripting: none)").matches ||
			(!document.querySelector("body > template") &&
				(!("__remixContext" in window) || "__remixRouter" in window)),
	);

/** Chromium itself logs that a posted form came back with its errors. */
function isRefusedForm(message: ConsoleMessage): boolean {
	const { url } = message.location();
	const ofPage = url === message.page()?.url() || new URL(url, "http://host").pathname.endsWith(".data");
	return ofPage && message.text().includes("status of 400");
}

/** The site tells it as a warning, as it may be an extension's doing; here it is ours. */
function isRenderedAnew(message: ConsoleMessage): boolean {
	return message.type() === "warning" && message.text().includes("is rendered anew");
}

export { unique } from "./http.ts";
export { expect };
