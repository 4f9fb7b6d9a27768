import { calendarDay } from "#models/calendar.ts";
import { facts } from "./facts.ts";
import { laterPrice, type ModuleId, modulesOf, type PlanId, plans, priceListOn } from "./plans.ts";

export interface Wish {
	users: number;
	modules: readonly ModuleId[];
}

/** In VND; the day is the last on which the quotation holds. */
export interface Quote {
	plan: PlanId;
	firstYear: number;
	laterYear: number;
	total: number;
	validUntil: string;
}

export const quotedYears = 5;

const validDays = 30;
const day = 24 * 60 * 60 * 1000;

/** The smallest plan with room for the users and with every module; undefined where there is none. */
export function planFor({ users, modules }: Wish): PlanId | undefined {
	return plans.find(
		({ id, users: { max } }) => users <= max && modules.every((module) => modulesOf(id).includes(module)),
	)?.id;
}

/** The modules that call for a larger plan than the users do, and the plan that is enough without them. */
export function needLarger({ users, modules }: Wish): { modules: ModuleId[]; without: PlanId } | null {
	const without = planFor({ users, modules: [] });
	if (!without) return null;
	const missing = modules.filter((module) => !modulesOf(without).includes(module));
	return missing.length > 0 ? { modules: missing, without } : null;
}

/** By the prices in force on a date, which hold for 30 days and never longer than their list. */
export function quoteOn(date: Date, plan: PlanId): Quote {
	const { prices, lastDay } = priceListOn(date);
	const firstYear = prices[plan].yearly;
	const laterYear = laterPrice(prices[plan]);
	const validUntil = calendarDay(new Date(date.getTime() + validDays * day));
	return {
		plan,
		firstYear,
		laterYear,
		total: firstYear + (quotedYears - 1) * laterYear,
		validUntil: lastDay !== undefined && lastDay < validUntil ? lastDay : validUntil,
	};
}

/** What others must cost for the claim of `savingsPercent` to be true. */
export function claimedElsewhere(total: number): number {
	return (total * 100) / (100 - facts.savingsPercent);
}
