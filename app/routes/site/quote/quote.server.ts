import * as z from "zod";
import { type ModuleId, modules, type PlanId, priceListOn } from "#app/content/plans.ts";
import { needLarger, planFor, type Quote, quoteOn, type Wish } from "#app/content/quote.ts";
import { calendarDay } from "#models/calendar.ts";
import { maxLength } from "#models/limits.ts";
import { readAmount, readCount } from "./amount.ts";

/** In VND a year: less or more is a slip of the fingers. */
const plausible = { least: 1e6, most: 1e12 };

const schema = z.object({
	users: z.string().transform(readCount).pipe(z.number("usersInvalid").min(1, "usersInvalid")),
	elsewhere: z
		.string()
		.transform((typed) => (typed === "" ? undefined : readAmount(typed)))
		.pipe(
			z
				.number("elsewhereInvalid")
				.min(plausible.least, "elsewhereInvalid")
				.max(plausible.most, "elsewhereInvalid")
				.optional(),
		),
});

/** What a firm needs; `elsewhere` is what it would pay elsewhere a year. */
export type Asked = Wish & { elsewhere?: number; company: string };

export type Typed = { users: string; modules: ModuleId[]; elsewhere: string; company: string };

/** What an address asks to be quoted; null where it asks nothing, or has errors. */
export function readAsked({ searchParams }: URL): {
	typed: Typed;
	asked: Asked | null;
	errors: Record<string, string[]>;
} {
	const line = (name: string, max: number) =>
		(searchParams.get(name) ?? "")
			.replace(/[\p{C}\s]+/gu, " ")
			.trim()
			.slice(0, max);
	const chosen: string[] = searchParams.getAll("modules");
	const typed = {
		users: line("users", maxLength.choice),
		modules: modules.filter((module) => chosen.includes(module)),
		elsewhere: line("elsewhere", maxLength.choice),
		company: line("company", maxLength.company),
	};
	if (!searchParams.has("users")) return { typed, asked: null, errors: {} };
	const { data, error } = schema.safeParse(typed);
	if (error) return { typed, asked: null, errors: z.flattenError(error).fieldErrors };
	return { typed, asked: { ...data, modules: typed.modules, company: typed.company }, errors: {} };
}

export function askFor({ users, modules, elsewhere, company }: Asked): string {
	return new URLSearchParams([
		["users", String(users)],
		...modules.map((module) => ["modules", module]),
		...(elsewhere ? [["elsewhere", String(elsewhere)]] : []),
		...(company ? [["company", company]] : []),
	]).toString();
}

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
