import { expect, test } from "vitest";
import { facts } from "./facts.ts";
import {
	laterPrice,
	modules,
	modulesOf,
	monthlyEquivalent,
	planIds,
	plans,
	priceListOn,
	priceLists,
} from "./plans.ts";

test.each([
	["2025-06-01T00:00:00Z", "2025"],
	["2025-12-31T16:59:59Z", "2025"],
	["2025-12-31T17:00:00Z", "promotional"],
	["2026-11-20T00:00:00Z", "promotional"],
])("at %s the %s list is in force", (moment, id) => {
	expect(priceListOn(new Date(moment)).id).toBe(id);
});

test("the promotional prices are the list prices less the first-year discount", () => {
	const { prices } = priceListOn(new Date("2026-11-20"));
	for (const id of planIds) {
		const { before, yearly } = prices[id];
		expect(yearly).toBe(((before ?? 0) * (100 - facts.firstYearDiscountPercent)) / 100);
	}
	expect(monthlyEquivalent(prices.starter)).toBe(8_400_000);
});

test("the lists are in the order of their last days", () => {
	const lastDays = priceLists.map(({ lastDay }) => lastDay ?? "9999-12-31");
	expect(lastDays).toEqual([...lastDays].sort());
});

test("each plan begins where the one before ends, and the last has every module", () => {
	for (const [place, plan] of plans.entries()) {
		expect(plan.users.min).toBe(plans[place - 1]?.users.max ?? facts.smallestCompany);
	}
	expect(modulesOf("enterprise").sort()).toEqual([...modules].sort());
});

test("a workshop of twenty finds production and payroll in the first plan", () => {
	expect(modulesOf("starter")).toEqual(expect.arrayContaining(["manufacturing", "payroll", "accounting"]));
});

test("from the second year the list price is asked, where there is one", () => {
	expect(laterPrice({ before: 144_000_000, yearly: 100_800_000 })).toBe(144_000_000);
	expect(laterPrice({ yearly: 245_000_000 })).toBe(245_000_000);
});
