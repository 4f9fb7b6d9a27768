import type { Ending } from "#models/options.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";

/** What becomes of a demo request. */
export type RequestCourse = {
	kind: RequestKind;
	/** Hours before now. */
	came: number;
	/** The index of its owner; missing if it is unassigned. */
	owner?: number;
	/** Calls that were not answered. */
	tries?: number;
	/** When the visitor was first reached, as a share of the time until the deadline: above 1 is too late. */
	answered?: number;
	/** The day of the next contact, counted from today. */
	next?: number;
	/** Which of the hours that can be chosen now is the visitor's. */
	demoHour?: number;
	ending?: Ending | "inquiry";
};

/** Due within a day, and late by different spans. */
const open: RequestCourse[] = [
	{ kind: "trial", came: 0.2 },
	{ kind: "demo", came: 0.6, demoHour: 7 },
	{ kind: "contact", came: 0.8 },
	{ kind: "trial", came: 7 },
	{ kind: "trial", came: 23.4 },
	{ kind: "contact", came: 23.1, owner: 0 },
	{ kind: "demo", came: 3, owner: 0 },
	{ kind: "trial", came: 20, owner: 1, tries: 1 },
	{ kind: "trial", came: 24.7 },
	{ kind: "contact", came: 27, owner: 2 },
	{ kind: "trial", came: 26, owner: 0 },
	{ kind: "demo", came: 100, owner: 3, tries: 2 },
	{ kind: "contact", came: 76 },
	{ kind: "trial", came: 30, owner: 0, answered: 0.2, next: 0 },
	{ kind: "demo", came: 54, owner: 0, answered: 0.6, demoHour: 2 },
	{ kind: "trial", came: 120, owner: 0, answered: 0.4, next: -2 },
	{ kind: "trial", came: 98, owner: 1, answered: 1.3, next: 2 },
	{ kind: "contact", came: 50, owner: 2, tries: 1, answered: 0.9, next: 0 },
	{ kind: "demo", came: 190, owner: 3, answered: 0.5, demoHour: 16 },
	{ kind: "trial", came: 260, owner: 2, answered: 1.8, next: -1 },
];

type Past = [RequestKind, ending: RequestCourse["ending"], answered?: number];

const past: Past[] = [
	["trial", "inquiry", 0.1],
	["demo", "inquiry", 0.4],
	["contact", "answered", 0.7],
	["trial", "notInterested", 0.5],
	["demo", "unreachable"],
	["trial", "inquiry", 0.3],
	["contact", "notCustomer"],
	["trial", "duplicate"],
	["demo", "inquiry", 0.8],
	["contact", "answered", 1.4],
	["trial", "unreachable"],
	["trial", "inquiry", 0.2],
	["demo", "notInterested", 0.6],
	["contact", "answered", 0.3],
	["trial", "notInterested", 1.1],
	["demo", "inquiry", 0.9],
	["contact", "inquiry", 0.5],
	["trial", "notInterested", 0.8],
	["demo", "notInterested", 2.2],
	["contact", "answered", 0.1],
	["trial", "inquiry", 0.6],
	["trial", "unreachable"],
];

const week = 7 * 24;

/** The ended ones are spread over eight weeks. */
export const courses: RequestCourse[] = [
	...open,
	...past.map(([kind, ending, answered], index) => ({
		kind,
		ending,
		answered,
		came: 0.7 * week + (index * 8 * week) / past.length,
		owner: index % 4,
		tries: ending === "unreachable" ? 3 : index % 2,
	})),
];
