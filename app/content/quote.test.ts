import { describe, expect, test } from "vitest";
import { modules, plans, priceListOn, priceLists } from "./plans.ts";
import { claimedElsewhere, needLarger, planFor, quotedYears, quoteOn, type Wish } from "./quote.ts";

describe("the plan that fits", () => {
	test.each<[users: number, modules: Wish["modules"], plan: string | undefined]>([
		[1, [], "starter"],
		[10, [], "starter"],
		[25, [], "starter"],
		[26, [], "professional"],
		[100, [], "professional"],
		[101, [], "enterprise"],
		[500, [], "enterprise"],
		[501, [], undefined],
		[100_000, ["accounting"], undefined],
		[12, ["accounting", "inventory"], "starter"],
		[12, ["accounting", "ecommerce"], "professional"],
		[60, ["ecommerce"], "professional"],
		[12, ["exportOrders"], "enterprise"],
		[12, ["exportOrders", "ecommerce", "sales"], "enterprise"],
		[200, ["accounting"], "enterprise"],
		[500, modules, "enterprise"],
	])("%d users with %j: %s", (users, modules, plan) => expect(planFor({ users, modules })).toBe(plan));

	test("each module alone is in the plan that adds it", () => {
		for (const { id, users, adds } of plans) {
			for (const module of adds) expect(planFor({ users: users.min, modules: [module] }), module).toBe(id);
		}
	});
});

test.each<[Wish, ReturnType<typeof needLarger>]>([
	[{ users: 12, modules: ["accounting", "sales"] }, null],
	[
		{ users: 12, modules: ["accounting", "ecommerce", "mrp"] },
		{ modules: ["ecommerce", "mrp"], without: "starter" },
	],
	[
		{ users: 60, modules: ["ecommerce", "mrp"] },
		{ modules: ["mrp"], without: "professional" },
	],
	[{ users: 200, modules: ["mrp"] }, null],
	[{ users: 501, modules: ["mrp"] }, null],
])("what calls for a larger plan in %j: %j", (wish, larger) => expect(needLarger(wish)).toEqual(larger));

describe("the amounts", () => {
	test.each(plans.map(({ id }) => id))("of %s are those of the price book", (id) => {
		for (const list of priceLists) {
			const date = new Date(list.lastDay ?? "2026-11-20");
			const { yearly, before } = priceListOn(date).prices[id];
			const { firstYear, laterYear, total } = quoteOn(date, id);
			expect([firstYear, laterYear]).toEqual([yearly, before ?? yearly]);
			expect(total).toBe([firstYear, ...Array(quotedYears - 1).fill(laterYear)].reduce((a, b) => a + b));
		}
	});

	test("of Starter today", () => {
		expect(quoteOn(new Date("2026-11-20T03:00:00Z"), "starter")).toEqual({
			plan: "starter",
			firstYear: 100_800_000,
			laterYear: 144_000_000,
			total: 676_800_000,
			validUntil: "2026-12-20",
		});
	});

	test("that others would have to cost are five times ours for the claim of 80 percent", () => {
		expect(claimedElsewhere(676_800_000)).toBe(3_384_000_000);
	});
});

test.each([
	["2025-10-01T03:00:00Z", 245_000_000, "2025-10-31"],
	["2025-12-01T03:00:00Z", 245_000_000, "2025-12-31"],
	["2025-12-02T03:00:00Z", 245_000_000, "2025-12-31"],
	["2025-12-31T16:59:59Z", 245_000_000, "2025-12-31"],
	["2025-12-31T17:00:00Z", 100_800_000, "2026-01-31"],
	["2026-11-20T17:30:00Z", 100_800_000, "2026-12-21"],
])("at %s Starter costs %d, until %s", (moment, firstYear, validUntil) => {
	expect(quoteOn(new Date(moment), "starter")).toMatchObject({ firstYear, validUntil });
});
