import AxeBuilder from "@axe-core/playwright";
import { HtmlValidate } from "html-validate/node";
import { type Browser, type ConsoleMessage, expect, type Page } from "playwright/test";
import { test as base } from "./http.ts";

type Fixtures = {
	/** Messages that a test provokes on purpose, and may therefore stand on the console. */
	allowConsole: (pattern: RegExp) => void;
	/** axe and html-validate find nothing wrong with the page as it stands. */
	expectSound: (page: Page) => Promise<void>;
};

const htmlValidate = new HtmlValidate({
	extends: ["html-validate:standard"],
	rules: {
		// Matters of spelling in which React's output differs from the recommendation.
		"void-style": "off",
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"no-inline-style": "off",
		"long-title": "off",
	},
});

/** Playwright's test with this product's fixtures; whatever a browser prints as an error fails the test. */
export const test = base.extend<Fixtures>({
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

	expectSound: async ({ browser, javaScriptEnabled }, use) => {
		await use(async (page) => {
			const html = await page.content();
			// Where the page runs no scripts axe cannot either; a copy without the page's scripts can.
			const copy = javaScriptEnabled === false ? await copyWithoutScripts(browser, page, html) : null;
			const axe = await new AxeBuilder({ page: copy ?? page })
				.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
				.analyze();
			expect(
				axe.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
			).toEqual([]);
			await copy?.context().close();
			const report = await htmlValidate.validateString(html);
			const messages = report.results.flatMap((result) => result.messages);
			expect(messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (line ${line})`)).toEqual([]);
		});
	},
});

/** Scripts come after the first picture: what a person does before they run has tests of its own. */
export const scriptsRun = (page: Page) =>
	page.waitForFunction(() => !("__remixContext" in window) || "__remixRouter" in window);

/** Chromium itself logs that a posted form came back with its errors. */
function isRefusedForm(message: ConsoleMessage): boolean {
	const { url } = message.location();
	const ofPage = url === message.page()?.url() || new URL(url, "http://host").pathname.endsWith(".data");
	return ofPage && message.text().includes("status of 400");
}

async function copyWithoutScripts(browser: Browser, page: Page, html: string): Promise<Page> {
	const context = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true });
	const copy = await context.newPage();
	const body = html.replace(/<script[\s\S]*?<\/script>/g, "");
	await copy.route(page.url(), (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
	await copy.goto(page.url());
	return copy;
}

export { unique } from "./http.ts";
export { expect };
