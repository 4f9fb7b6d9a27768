import type { VatMode } from "#models/options.ts";
import { calendarDay, dayAfter } from "#models/time/calendar.ts";
import { facts } from "./facts.ts";
import { quoteValidDays } from "./owner.ts";
import {
	laterPrice,
	type ModuleId,
	modulesOf,
	type PlanId,
	type Price,
	plans,
	priceListOn,
} from "./plans.ts";

export interface Wish {
	users: number;
	modules: readonly ModuleId[];
}

/** In VND; days are of Vietnam. */
export interface Quote {
	plan: PlanId;
	firstYear: number;
	/** What the first year is reduced from. */
	listPrice?: number;
	laterYear: number;
	total: number;
	/** The last day on which the quotation holds. */
	validUntil: string;
	/** The last day of a refund if the contract is signed on the day of the quotation. */
	refundUntil: string;
}

export const quotedYears = 5;

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

/** How far above a smaller plan's room a firm is told of it. */
const nearly = 1.2;

/** The smaller plan that would do, and for how many, where only a few users are too many for it. */
export function nearlyFits({ users, modules }: Wish): { plan: PlanId; users: number } | null {
	const plan = plans.find(
		({ id, users: { max } }) =>
			users > max && users <= max * nearly && modules.every((module) => modulesOf(id).includes(module)),
	);
	return plan ? { plan: plan.id, users: plan.users.max } : null;
}

/** By the prices in force on a date, which hold for 30 days and never longer than their list. */
export function quoteOn(date: Date, plan: PlanId): Quote {
	const { prices, lastDay } = priceListOn(date);
	const { yearly: firstYear, before: listPrice } = prices[plan];
	const laterYear = laterPrice(prices[plan]);
	const today = calendarDay(date);
	const validUntil = dayAfter(today, quoteValidDays);
	return {
		plan,
		firstYear,
		listPrice,
		laterYear,
		total: fiveYears(prices[plan]),
		validUntil: lastDay !== undefined && lastDay < validUntil ? lastDay : validUntil,
		refundUntil: dayAfter(today, facts.refundDays),
	};
}

/** What a plan costs in the years of a quotation, in VND. */
export function fiveYears(price: Price): number {
	return price.yearly + (quotedYears - 1) * laterPrice(price);
}

/** What a year's price is for one user and month, in VND, to the nearest thousand. */
export function perUserAndMonth(yearly: number, users: number): number {
	return Math.round(yearly / 12 / users / 1000) * 1000;
}

/** How the prices stand to value-added tax; the percentage where the owner has given one. */
export interface Vat {
	mode: VatMode;
	percent?: number;
}

/** The tax on or in an amount and what is paid in the end, in VND; the tax is null where nobody has said how much it is. */
export function withVat(amount: number, { mode, percent }: Vat): { tax: number | null; paid: number } {
	if (mode === "exempt") return { tax: 0, paid: amount };
	if (percent === undefined) return { tax: null, paid: amount };
	if (mode === "included") return { tax: Math.round((amount * percent) / (100 + percent)), paid: amount };
	const tax = Math.round((amount * percent) / 100);
	return { tax, paid: amount + tax };
}

/** What others must cost for the claim of `savingsPercent` to be true. */
export function claimedElsewhere(total: number): number {
	return (total * 100) / (100 - facts.savingsPercent);
}
