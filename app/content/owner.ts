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

/** For how many days a quotation holds, unless its price list ends before. */
export const quoteValidDays = 30;

/** How soon a leaving customer gets the data. */
export const dataHandoverDays = 30;
