import type { ModuleId, PlanId } from "./plans.ts";

// What the specification leaves open, for the OWNER to decide or confirm; everything else in app/content is the
// specification's, or follows from it.

/** The modules that come with a plan beside those of the smaller ones. */
export const addedModules: Record<PlanId, readonly ModuleId[]> = {
	starter: [
		"accounting",
		"finance",
		"sales",
		"crm",
		"pos",
		"purchasing",
		"inventory",
		"manufacturing",
		"payroll",
		"reports",
	],
	professional: ["warehouse", "hr", "ecommerce", "mrp", "exportOrders"],
	enterprise: [],
};

/** Whether the owner stands by `addedModules`; until then pages and quotations call them an example. */
export const addedModulesAreConfirmed: boolean = false;

/** For how many days a quotation holds, unless its price list ends before. */
export const quoteValidDays = 30;

/** How soon a leaving customer gets the data. */
export const dataHandoverDays = 30;

/**
 * Whether the product does what accountants ask about: "yes" gives the answer `confirmed` of the FAQ, "no" says that it
 * does not yet, "ask" claims nothing and says how to ask.
 */
const accounting: Record<string, Known> = {
	"e-invoices": "ask",
	"accounting-regime": "ask",
	banks: "ask",
	"insurance-and-tax": "ask",
	statements: "ask",
	declarations: "ask",
	"fixed-assets": "ask",
	"several-firms": "ask",
	// The guide to closing a month shows how.
	closing: "yes",
	"who-changed": "ask",
};

type Known = "yes" | "no" | "ask";

type Question = { id: string; question: string; answer: string; confirmed?: string };

/** The questions with the answers that hold today. */
export function answeredToday(
	items: readonly Question[],
	notYet: string,
	known = accounting,
): { id: string; question: string; answer: string }[] {
	return items.map(({ id, question, answer, confirmed }) => {
		if (known[id] === "yes" && confirmed) return { id, question, answer: confirmed };
		return { id, question, answer: known[id] === "no" ? notYet : answer };
	});
}
