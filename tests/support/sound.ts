import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { HtmlValidate } from "html-validate/node";
import { expect, type Page } from "playwright/test";

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

/** html-validate finds nothing wrong with a document. */
export async function expectValid(html: string): Promise<void> {
	const report = await htmlValidate.validateString(html);
	const messages = report.results.flatMap((result) => result.messages);
	expect(messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (line ${line})`)).toEqual([]);
}

const engine = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** axe finds nothing wrong with a page, which runs scripts and has no frames. */
export async function expectAccessible(page: Page): Promise<void> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await readFile(engine, "utf8"));
	const faults = await page.evaluate(async () => {
		const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
			runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
			// What is right is not described, and no rule asks for the style sheets once more: both would take most of the time.
			resultTypes: ["violations"],
			preload: false,
		});
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
	});
	expect(faults).toEqual([]);
}
