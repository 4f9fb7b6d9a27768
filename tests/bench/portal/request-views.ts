import { type Role, requestOutcomes, requestStates } from "#models/options.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { latest, latestWeeks } from "#models/time/week.ts";
import { type Place, requestLists } from "./prepared.ts";
import type { View } from "./views.ts";

type Query = Record<string, string>;

const listAt = (name: string, query: (place: Place) => Query): View => ({
	name: `requests: ${name}`,
	address: (place) => `/portal/requests?${new URLSearchParams(query(place))}`,
});

const list = (name: string, query: Query) => listAt(name, () => query);

/** Of the open ones, of the ended ones, and of all. */
const lists = {
	open: {},
	ended: { state: "ended" },
	all: { state: "all" },
} satisfies Record<(typeof requestLists)[number], Query>;

const [, weekAgo = ""] = latestWeeks(new Date()).reverse();
const [oldest = ""] = latestWeeks(new Date());
const counted = { state: "all", week: latest };

const facets: [string, Query][] = [
	["a common source", { source: "facebook" }],
	["a rare source", { source: "bao-7" }],
	["a common campaign", { campaign: "cuoi-nam" }],
	["a rare campaign", { campaign: "bao-7" }],
	["a landing page", { landingPage: "/pricing" }],
	["most people's language", { language: "vi" }],
	["a rare language", { language: "nl" }],
];

const searches: [string, string][] = [
	["a common word", "nguyễn"],
	["a rare word", "minhphat777"],
	["two common words", "nguyễn minh"],
	["two middling words", "quỳnh cà phê"],
	["three common words", "minh phát gỗ"],
	["a common and a rare word", "nguyễn minhphat777"],
	["the beginning of a phone number", "0912"],
	["nothing found", "khong ai co ten nay"],
];

const common: View[] = [
	list("first page, with the counts", {}),
	...requestLists.map((one) =>
		listAt(`${one}, 1,000 pages deep`, ({ request }) => ({ ...lists[one], after: request.deep[one].after })),
	),
	...[...requestStates, "all"].map((state) => list(`state ${state}`, { state })),
	...requestKinds.map((kind) => list(`kind ${kind}`, { kind })),
	...requestKinds.map((kind) => list(`all, kind ${kind}`, { ...lists.all, kind })),
	list("nobody's", { owner: "nobody" }),
	list("mine", { owner: "mine" }),
	list("mine, ended", { owner: "mine", ...lists.ended }),
	list("due today", { due: "today" }),
	list("late", { due: "late" }),
	...facets.map(([name, query]) => list(`open, ${name}`, query)),
	...facets.map(([name, query]) => list(`ended, ${name}`, { ...query, ...lists.ended })),
	...facets.map(([name, query]) => list(`figures, ${name}`, { ...query, ...counted })),
	list("figures, all", counted),
	list("figures, last week", { state: "all", week: weekAgo }),
	list("figures, the oldest week", { state: "all", week: oldest }),
	...requestOutcomes.map((outcome) => list(`figures, ${outcome}`, { ...counted, outcome })),
	...requestOutcomes.map((outcome) =>
		list(`figures, ${outcome} of a source in a week`, {
			...lists.all,
			week: oldest,
			source: "zalo",
			outcome,
		}),
	),
	...requestOutcomes.map((outcome) =>
		list(`figures, ${outcome} of a rare campaign`, { ...counted, campaign: "bao-7", outcome }),
	),
	...searches.map(([name, q]) => list(`search: ${name}`, { q })),
	...searches.map(([name, q]) => list(`search in ended: ${name}`, { q, ...lists.ended })),
	...searches.map(([name, q]) => list(`search in all: ${name}`, { q, ...lists.all })),
	listAt("search in all: a phone number", ({ request }) => ({ q: request.phone, ...lists.all })),
	listAt("search in all: an address", ({ request }) => ({ q: request.email, ...lists.all })),
	list("search and three filters", {
		q: "nguyễn",
		kind: "trial",
		source: "facebook",
		language: "vi",
		...counted,
	}),
	list("search among the late", { q: "minh", due: "late" }),
	{ name: "requests: an opened one", address: ({ request }) => `/portal/requests/${request.id}` },
];

export const requestViews: Record<Role, View[]> = {
	admin: [
		...common,
		listAt("one representative's", ({ ownerId }) => ({ owner: ownerId, ...lists.all })),
		listAt("one representative's, search", ({ ownerId }) => ({
			owner: ownerId,
			q: "nguyễn minh",
			...lists.all,
		})),
		{ name: "leads: their reports", address: () => "/portal/reports/leads" },
	],
	sales: common,
};
