import { createHash } from "node:crypto";
import * as z from "zod";
import { type ModuleId, modules, type PlanId } from "#app/content/plans.ts";
import { nearlyFits, needLarger, planFor, type Quote, quoteOn, type Wish } from "#app/content/quote.ts";
import { maxLength } from "#models/limits.ts";
import { calendarDay, startOfDay } from "#models/time/calendar.ts";
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

/**
 * What a firm needs; `elsewhere` is what it would pay elsewhere a year, in VND. `company`, `date`, the day of the
 * quotation, and `by`, who of the staff has made it, are for the paper.
 */
type Asked = Wish & { elsewhere?: number; company: string; by: string; date?: string };

export type Typed = { users: string; modules: ModuleId[]; elsewhere: string };

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
	};
	if (!searchParams.has("users")) return { typed, asked: null, errors: {} };
	const { data, error } = schema.safeParse(typed);
	if (error) return { typed, asked: null, errors: z.flattenError(error).fieldErrors };
	const date = z.iso.date().safeParse(searchParams.get("date")).data;
	const company = line("company", maxLength.company);
	const by = line("by", maxLength.name);
	return { typed, asked: { ...data, modules: typed.modules, company, by, date }, errors: {} };
}

/** The query string that asks the same question again. @param instead what to ask differently */
export function askFor(asked: Asked, instead: Partial<Asked> = {}): string {
	const { users, modules, elsewhere, company, by, date } = { ...asked, ...instead };
	return new URLSearchParams([
		["users", String(users)],
		...modules.map((module) => ["modules", module]),
		...(elsewhere ? [["elsewhere", String(elsewhere)]] : []),
		...(company ? [["company", company]] : []),
		...(by ? [["by", by]] : []),
		...(date ? [["date", date]] : []),
	]).toString();
}

export type Answer = {
	asked: Asked;
	/** YYYY-MM-DD in Vietnam. */
	date: string;
	/** The last day of the quotation that was asked for, where that is over. */
	expired?: string;
	number: string;
	quote: Quote;
	/** The smaller plan of which only a few users are too many. */
	fewer: { users: number; plan: PlanId; firstYear: number; query: string } | null;
	larger: { modules: Asked["modules"]; without: PlanId; firstYear: number; query: string } | null;
};

/** Uses the prices of the quotation's own day while it is valid, and today's otherwise. Returns null if no plan fits. */
export function answerTo(asked: Asked): Answer | null {
	const plan = planFor(asked);
	if (!plan) return null;
	const today = calendarDay(new Date());
	const then = asked.date && asked.date <= today ? quoteOn(startOfDay(asked.date), plan) : undefined;
	const expired = then && then.validUntil < today ? then.validUntil : undefined;
	const date = asked.date && then && !expired ? asked.date : today;
	const day = startOfDay(date);
	const larger = needLarger(asked);
	const fewer = nearlyFits(asked);
	const modules = asked.modules.filter((module) => !larger?.modules.includes(module));
	return {
		asked,
		date,
		expired,
		number: numberOf(asked, plan, date),
		quote: quoteOn(day, plan),
		fewer: fewer && {
			...fewer,
			firstYear: quoteOn(day, fewer.plan).firstYear,
			query: askFor(asked, { users: fewer.users }),
		},
		larger: larger && {
			...larger,
			firstYear: quoteOn(day, larger.without).firstYear,
			query: askFor(asked, { modules }),
		},
	};
}

/** `BG-261126-P35-4F7C`: day, plan and users, so that a caller can read them out, then a hash that tells firms apart. */
function numberOf(asked: Asked, plan: PlanId, date: string): string {
	const rest = createHash("sha256")
		.update(askFor(asked, { date: undefined }))
		.digest("hex")
		.slice(0, 4);
	const day = date.slice(2).replaceAll("-", "");
	return `BG-${day}-${plan[0]}${asked.users}-${rest}`.toUpperCase();
}
