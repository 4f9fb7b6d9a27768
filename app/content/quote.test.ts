import { describe, expect, test } from "vitest";
import { addedModules } from "./owner.ts";
import { modules, plans, priceListOn, priceLists } from "./plans.ts";
import {
	claimedElsewhere,
	nearlyFits,
	needLarger,
	perUserAndMonth,
	planFor,
	quotedYears,
	quoteOn,
	type Wish,
	withVat,
} from "./quote.ts";

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
		[12, ["exportOrders"], "professional"],
		[30, ["mrp", "manufacturing"], "professional"],
		[12, ["exportOrders", "ecommerce", "sales"], "professional"],
		[200, ["accounting"], "enterprise"],
		[500, modules, "enterprise"],
	])("%d users with %j: %s", (users, modules, plan) => expect(planFor({ users, modules })).toBe(plan));

	test("each module alone is in the plan that adds it", () => {
		for (const { id, users } of plans) {
			for (const module of addedModules[id])
				expect(planFor({ users: users.min, modules: [module] }), module).toBe(id);
		}
	});
});

test.each<[Wish, ReturnType<typeof needLarger>]>([
	[{ users: 12, modules: ["accounting", "sales"] }, null],
	[
		{ users: 12, modules: ["accounting", "ecommerce", "mrp"] },
		{ modules: ["ecommerce", "mrp"], without: "starter" },
	],
	[{ users: 60, modules: ["ecommerce", "mrp"] }, null],
	[{ users: 200, modules: ["mrp"] }, null],
	[{ users: 501, modules: ["mrp"] }, null],
])("what calls for a larger plan in %j: %j", (wish, larger) => expect(needLarger(wish)).toEqual(larger));

test.each<[Wish, ReturnType<typeof nearlyFits>]>([
	[{ users: 25, modules: [] }, null],
	[
		{ users: 26, modules: [] },
		{ plan: "starter", users: 25 },
	],
	[
		{ users: 30, modules: ["accounting"] },
		{ plan: "starter", users: 25 },
	],
	[{ users: 31, modules: [] }, null],
	[{ users: 26, modules: ["mrp"] }, null],
	[
		{ users: 110, modules: ["mrp"] },
		{ plan: "professional", users: 100 },
	],
])("of what a few users are too many in %j: %j", (wish, fewer) => expect(nearlyFits(wish)).toEqual(fewer));

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
			listPrice: 144_000_000,
			laterYear: 144_000_000,
			total: 676_800_000,
			validUntil: "2026-12-20",
			refundUntil: "2027-02-18",
		});
	});

	test("for one user and month are to the nearest thousand", () => {
		expect(perUserAndMonth(241_500_000, 35)).toBe(575_000);
		expect(perUserAndMonth(345_000_000, 35)).toBe(821_000);
		expect(perUserAndMonth(100_800_000, 1)).toBe(8_400_000);
	});

	test("that others would have to cost are five times ours for the claim of 80 percent", () => {
		expect(claimedElsewhere(676_800_000)).toBe(3_384_000_000);
	});
});

test.each([
	["excluded", 10, { tax: 24_150_000, paid: 265_650_000 }],
	["included", 10, { tax: 21_954_545, paid: 241_500_000 }],
	["excluded", undefined, { tax: null, paid: 241_500_000 }],
	["included", undefined, { tax: null, paid: 241_500_000 }],
	["exempt", undefined, { tax: 0, paid: 241_500_000 }],
] as const)("with VAT %s of %s percent, 241,500,000 makes %j", (mode, percent, expected) =>
	expect(withVat(241_500_000, { mode, percent })).toEqual(expected),
);

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
