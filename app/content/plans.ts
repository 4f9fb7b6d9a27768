import { calendarDay } from "#models/time/calendar.ts";
import { addedModules } from "./owner.ts";

export const moduleGroups = [
	{ id: "money", modules: ["accounting", "finance", "reports"] },
	{ id: "customers", modules: ["sales", "crm", "pos", "ecommerce", "exportOrders"] },
	{ id: "goods", modules: ["purchasing", "inventory", "warehouse"] },
	{ id: "production", modules: ["manufacturing", "mrp"] },
	{ id: "people", modules: ["hr", "payroll"] },
] as const;

export type ModuleGroupId = (typeof moduleGroups)[number]["id"];
export type ModuleId = (typeof moduleGroups)[number]["modules"][number];

export const modules: readonly ModuleId[] = moduleGroups.flatMap((group) => [...group.modules]);

export const planIds = ["starter", "professional", "enterprise"] as const;
export type PlanId = (typeof planIds)[number];

interface Plan {
	id: PlanId;
	users: { min: number; max: number };
	mostPopular: boolean;
}

export const plans: readonly Plan[] = [
	{ id: "starter", users: { min: 10, max: 25 }, mostPopular: false },
	{ id: "professional", users: { min: 25, max: 100 }, mostPopular: true },
	{ id: "enterprise", users: { min: 100, max: 500 }, mostPopular: false },
];

/** VND a year; `before` is the list price, struck through in the first year and asked from the second. */
export interface Price {
	yearly: number;
	before?: number;
}

export interface PriceList {
	id: "2025" | "promotional";
	/** In Vietnam, inclusive. */
	lastDay?: string;
	prices: Record<PlanId, Price>;
}

/** Both readings of the specification, section 9; the first that has not expired is in force. */
export const priceLists: readonly PriceList[] = [
	{
		id: "2025",
		lastDay: "2025-12-31",
		prices: {
			starter: { yearly: 245_000_000 },
			professional: { yearly: 455_000_000 },
			enterprise: { yearly: 840_000_000 },
		},
	},
	{
		id: "promotional",
		prices: {
			starter: { before: 144_000_000, yearly: 100_800_000 },
			professional: { before: 345_000_000, yearly: 241_500_000 },
			enterprise: { before: 720_000_000, yearly: 504_000_000 },
		},
	},
];

export function isPlanId(value: unknown): value is PlanId {
	return planIds.some((id) => id === value);
}

export function priceListOn(date: Date): PriceList {
	const day = calendarDay(date);
	const inForce = priceLists.find(({ lastDay }) => lastDay === undefined || day <= lastDay);
	if (!inForce) throw new Error(`No price list is in force on ${day}`);
	return inForce;
}

/** Whether the first year costs less than those that follow. */
export function isReduced({ prices }: PriceList): boolean {
	return planIds.some((plan) => prices[plan].before !== undefined);
}

export function laterPrice({ before, yearly }: Price): number {
	return before ?? yearly;
}

export function monthlyEquivalent(price: Price): number {
	return price.yearly / 12;
}

/** Including the smaller plans' modules, in the order of `modules`. */
export function modulesOf(plan: PlanId): ModuleId[] {
	const held = new Set(planIds.slice(0, planIds.indexOf(plan) + 1).flatMap((id) => addedModules[id]));
	return modules.filter((module) => held.has(module));
}

/** The modules that the smallest plan has not: they alone can change the answer to a question about prices. */
export const decidingModules = modules.filter((module) => !modulesOf(planIds[0]).includes(module));

export function planWith(needed: readonly ModuleId[]): PlanId {
	const plan = planIds.find((plan) => needed.every((module) => modulesOf(plan).includes(module)));
	if (!plan) throw new Error(`No plan has ${needed.join(" and ")}`);
	return plan;
}

export const offers = ["firstYear", "dataImport", "onSiteTraining", "domain"] as const;
export type OfferId = (typeof offers)[number];

export const offersOf = (list: PriceList): OfferId[] =>
	offers.filter((offer) => offer !== "firstYear" || isReduced(list));
