import { laterPrice, type PriceList, planIds } from "#app/content/plans.ts";
import type { Language } from "#models/language.ts";
import { formatCompactCurrency } from "./format.ts";

/** `{{starterPrice}}` of the first year, `{{starterLaterPrice}}` of those that follow; so for each plan. */
export function pricesInWords(language: Language, { prices }: PriceList): Record<string, string> {
	return Object.fromEntries(
		planIds.flatMap((id) => [
			[`${id}Price`, formatCompactCurrency(language, prices[id].yearly)],
			[`${id}LaterPrice`, formatCompactCurrency(language, laterPrice(prices[id]))],
		]),
	);
}
