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
 * EXAMPLES of terms that the specification leaves open: within how many working days a refund arrives, how soon data is
 * deleted after it was handed over, what share of a month's fee is given back for a month below the promised uptime. Nobody
 * reads them until their question in `known` says "yes".
 */
export const exampleTerms = { refundWorkingDays: 10, erasureDays: 30, uptimeCreditPercent: 10 };

/**
 * Who stands behind the product, for /about, which leaves out what is empty: `{ since: 2019, founder: "…", engineers: ["…"],
 * contract: "hop-dong.pdf", office: { file: "van-phong.jpg", width: 1200, height: 800 } }`, of which the files lie in `public/`.
 */
export const behind: Behind = {};

export type Behind = {
	since?: number;
	founder?: string;
	engineers?: readonly string[];
	contract?: string;
	office?: { file: string; width: number; height: number };
};

/**
 * What customers ask before they sign: "yes" gives the answer `confirmed` of the FAQ, "no" says that it does not yet, "ask"
 * says what is certain, if anything, and puts the rest on the list of what to ask.
 */
const known: Record<string, Known> = {
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
	"till-invoices": "ask",
	"piece-wages": "ask",
	variants: "ask",
	processing: "ask",
	"refund-arrives": "ask",
	"rest-of-fee": "ask",
	attachments: "ask",
	erasure: "ask",
	"below-uptime": "ask",
	mobile: "ask",
};

type Known = "yes" | "no" | "ask";

/** `open` is what to ask where `answer` leaves something open; else the question itself is. */
type Question = { id: string; question: string; answer?: string; confirmed?: string; open?: string };

/** The questions that have an answer today, with it. */
export function answeredToday(
	items: readonly Question[],
	notYet: string,
	today = known,
): { id: string; question: string; answer: string }[] {
	return items.flatMap(({ id, question, answer, confirmed }) => {
		const said = { yes: confirmed ?? answer, no: notYet, ask: answer }[today[id] ?? "ask"];
		return said === undefined ? [] : [{ id, question, answer: said }];
	});
}

/** Which sections of the terms also say what these questions are answered with once the owner has confirmed it. */
const termsOf: Record<string, readonly string[]> = {
	"hoan-tien": ["refund-arrives"],
	"gia-han": ["rest-of-fee"],
	"hoat-dong": ["below-uptime"],
	"du-lieu": ["erasure"],
};

/** What a section of the terms says beyond the specification: confirmed answers, each with its question. */
export function confirmedTerms(section: string, items: readonly Question[], today = known): string[] {
	const ids = termsOf[section] ?? [];
	return items.flatMap(({ id, question, confirmed }) =>
		ids.includes(id) && today[id] === "yes" && confirmed ? [`${question} ${confirmed}`] : [],
	);
}

/** What to ask before signing. */
export function openToday(items: readonly Question[], today = known): { id: string; question: string }[] {
	return items
		.filter(({ id }) => today[id] === "ask")
		.map(({ id, question, open }) => ({ id, question: open ?? question }));
}
