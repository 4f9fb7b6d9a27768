import { laterPrice, type PriceList, planIds } from "#app/content/plans.ts";
import type { Language } from "#models/language.ts";
import { formatCompactCurrency } from "./format.ts";

const condition = /\{\{([#^])reduced\}\}(.*?)\{\{\/reduced\}\}/gs;

/**
 * Texts as they are true of the price list in force: `{{#reduced}}…{{/reduced}}` stays where its first year is reduced,
 * `{{^reduced}}…{{/reduced}}` where it is not. What is left empty is left out of its list.
 */
export function wordsFor<Texts>(isReduced: boolean, texts: Texts): Texts;
export function wordsFor(isReduced: boolean, texts: unknown): unknown {
	if (typeof texts === "string") {
		return texts.replace(condition, (_, sign, words) => ((sign === "#") === isReduced ? words : ""));
	}
	if (Array.isArray(texts)) return texts.map((text) => wordsFor(isReduced, text)).filter(isSaid);
	if (typeof texts !== "object" || texts === null) return texts;
	return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, wordsFor(isReduced, text)]));
}

const isSaid = (text: unknown): boolean =>
	text !== "" && (typeof text !== "object" || text === null || !Object.values(text).includes(""));

/** `{{starterPrice}}` of the first year, `{{starterLaterPrice}}` of those that follow; so for each plan. */
export function pricesInWords(language: Language, { prices }: PriceList): Record<string, string> {
	return Object.fromEntries(
		planIds.flatMap((id) => [
			[`${id}Price`, formatCompactCurrency(language, prices[id].yearly)],
			[`${id}LaterPrice`, formatCompactCurrency(language, laterPrice(prices[id]))],
		]),
	);
}
