import { type PlanId, priceListOn } from "#app/content/plans.ts";
import { needLarger, planFor, type Quote, quoteOn } from "#app/content/quote.ts";
import { calendarDay } from "#models/calendar.ts";
import { type Asked, askFor } from "./asked.server.ts";

/** What the page shows of a quotation; days are of Vietnam. */
export type Quoted = {
	asked: Asked;
	query: string;
	date: string;
	quote: Quote;
	/** Where the first year costs less. */
	listPrice?: number;
	source: string;
	larger: { modules: Asked["modules"]; without: PlanId; firstYear: number; query: string } | null;
};

/** Null where no plan fits. @param source address of the price list */
export function quotedToday(asked: Asked, source: string): Quoted | null {
	const today = new Date();
	const plan = planFor(asked);
	if (!plan) return null;
	const larger = needLarger(asked);
	const modules = asked.modules.filter((module) => !larger?.modules.includes(module));
	return {
		asked,
		query: askFor(asked),
		date: calendarDay(today),
		quote: quoteOn(today, plan),
		listPrice: priceListOn(today).prices[plan].before,
		source: source.replace(/^https?:\/\//, ""),
		larger: larger && {
			...larger,
			firstYear: quoteOn(today, larger.without).firstYear,
			query: askFor({ ...asked, modules }),
		},
	};
}
