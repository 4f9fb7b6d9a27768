import { inquiryStatuses, projectTypes, type Role, urgencies } from "#models/options.ts";
import type { Place } from "./prepared.ts";

type Query = Record<string, string>;

export type View = { name: string; address: (place: Place) => string };

const listAt = (name: string, query: (place: Place) => Query): View => ({
	name,
	address: (place) => `/portal/dashboard?${new URLSearchParams(query(place))}`,
});

const list = (name: string, query: Query) => listAt(name, () => query);

const searchAt = (name: string, query: (place: Place) => string): View => ({
	name: `the header's search: ${name}`,
	address: (place) => `/portal/search?${new URLSearchParams({ q: query(place) })}`,
});

const wideSearches: View[] = [
	searchAt("the last digits of a number", ({ phone }) => phone.slice(-4)),
	searchAt("a company", ({ company }) => company),
	searchAt("two common words", () => "nguyễn minh"),
];

const common: View[] = [
	list("first page, with the counts", {}),
	listAt("1,000 pages deep", ({ deep }) => ({ after: deep.date.after })),
	...inquiryStatuses.map((status) => list(`status ${status}`, { status })),
	...urgencies.map((urgency) => list(`urgency ${urgency}`, { urgency })),
	...projectTypes.map((type) => list(`type ${type}`, { type })),
	list("to follow up today", { due: "today" }),
	list("overdue", { due: "overdue" }),
	list("three filters", { status: "in-progress", urgency: "high", type: "inventory" }),
	list("by urgency", { sort: "urgency" }),
	listAt("by urgency, 1,000 pages deep", ({ deep }) => ({ sort: "urgency", after: deep.urgency.after })),
	list("by company", { sort: "company" }),
	listAt("by company, 1,000 pages deep", ({ deep }) => ({ sort: "company", after: deep.company.after })),
	list("search: a common word", { q: "nguyễn" }),
	list("search: two common words", { q: "nguyễn minh" }),
	list("search: two middling words", { q: "quỳnh cà phê" }),
	list("search: three common words", { q: "minh phát gỗ" }),
	list("search: a common and a rare word", { q: "nguyễn minhphat777" }),
	listAt("search: a company", ({ company }) => ({ q: company })),
	listAt("search: a phone number", ({ phone }) => ({ q: phone })),
	list("search: the beginning of a phone number", { q: "0912" }),
	list("search: nothing found", { q: "khong ai co ten nay" }),
	list("search and three filters", { q: "nguyễn", status: "pending", urgency: "low", type: "custom" }),
	list("search of two words, by urgency", { q: "nguyễn minh", sort: "urgency" }),
	list("search among the overdue", { q: "nguyễn minh", due: "overdue" }),
	{ name: "an opened inquiry", address: ({ id }) => `/portal/inquiries/${id}` },
	{ name: "today", address: () => "/portal/today" },
	{ name: "a customer's page", address: ({ id }) => `/portal/customers/${id}` },
	...wideSearches,
];

export const inquiryViews: Record<Role, View[]> = {
	admin: [
		...common,
		listAt("one representative's", ({ ownerId }) => ({ rep: ownerId })),
		listAt("one representative's, search", ({ ownerId }) => ({ rep: ownerId, q: "nguyễn minh" })),
		{ name: "the reports", address: () => "/portal/reports" },
	],
	sales: common,
};
