import AxeBuilder from "@axe-core/playwright";
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

/** axe finds nothing wrong with a page, which runs scripts. */
export async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page })
		// What is right is not described, and no rule asks for the style sheets once more: both would take most of the time.
		.options({ resultTypes: ["violations"], preload: false })
		.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
		// There are no frames whose results would have to be put together in a page of their own.
		.setLegacyMode()
		.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
		[],
	);
}
