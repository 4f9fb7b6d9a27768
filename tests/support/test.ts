import { type ConsoleMessage, expect, type Page } from "playwright/test";
import { test as base } from "./http.ts";
import { expectAccessible, expectValid } from "./sound.ts";

type Fixtures = {
	/** Messages that a test provokes on purpose, and may therefore stand on the console. */
	allowConsole: (pattern: RegExp) => void;
	/** axe and html-validate find nothing wrong with the page as it stands. */
	expectSound: (page: Page) => Promise<void>;
};

type WorkerFixtures = {
	/** A page that runs scripts, to look at copies of pages that do not. */
	copy: Page;
};

/** Playwright's test with this product's fixtures; whatever a browser prints as an error fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	copy: [
		async ({ browser }, use) => {
			const copy = await browser.newPage({ javaScriptEnabled: true });
			await use(copy);
			await copy.close();
		},
		{ scope: "worker" },
	],

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
				if (message.type() === "error" && !isRefusedForm(message))
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

	expectSound: async ({ copy, javaScriptEnabled }, use) => {
		await use(async (page) => {
			const html = await page.content();
			if (javaScriptEnabled === false) await show(copy, page, html);
			await expectAccessible(javaScriptEnabled === false ? copy : page);
			await expectValid(html);
		});
	},
});

/** Shows what a page holds, without its scripts, as axe cannot run where no scripts run. */
async function show(copy: Page, page: Page, html: string): Promise<void> {
	const body = html.replace(/<script[\s\S]*?<\/script>/g, "");
	const answer = { contentType: "text/html; charset=utf-8", body };
	await copy.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
	await copy.route(page.url(), (route) => route.fulfill(answer), { times: 1 });
	await copy.goto(page.url());
}

/** Scripts come after the first picture: what a person does before they run has tests of its own. */
export const scriptsRun = (page: Page) =>
	page.waitForFunction(() => !("__remixContext" in window) || "__remixRouter" in window);

/** Chromium itself logs that a posted form came back with its errors. */
function isRefusedForm(message: ConsoleMessage): boolean {
	const { url } = message.location();
	const ofPage = url === message.page()?.url() || new URL(url, "http://host").pathname.endsWith(".data");
	return ofPage && message.text().includes("status of 400");
}

export { unique } from "./http.ts";
export { expect };
