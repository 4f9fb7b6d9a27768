import { dayMs, endOfDay, hourMs } from "#models/time/calendar.ts";
import {
	closingTime,
	lastOfficeHour,
	workingDaysAfter,
	workingDeadline,
} from "#models/time/working-hours.ts";

export const requestKinds = ["trial", "demo", "contact"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The hours within which somebody answers; for a demo, working hours (product specification, section 9). */
export const answerHours = { trial: 24, demo: 4, contact: 24 } as const satisfies Record<RequestKind, number>;

/** A visitor who was reached rests for this many days, and comes up on the working day after. */
const restDays = 6;

/**
 * When a request that came in at a given moment must be answered: at the end of the last full office hour within
 * `answerHours`. If there is none, as on a weekend, when these are over.
 */
export function answerDeadline(kind: RequestKind, at: Date): Date {
	const latest =
		kind === "demo"
			? workingDeadline(at, answerHours.demo)
			: new Date(at.getTime() + answerHours[kind] * hourMs);
	return lastOfficeHour(at, latest) ?? latest;
}

/** Whether a deadline is an office hour's end, at which somebody is there; if not, no o'clock is promised. */
export const isOfficeDeadline = (answerBy: Date): boolean =>
	lastOfficeHour(new Date(answerBy.getTime() - hourMs), answerBy)?.getTime() === answerBy.getTime();

/** When a request comes up again whose visitor was reached, and no other day agreed. */
export function reviewDeadline(reachedAt: Date): Date {
	const [day = ""] = workingDaysAfter(new Date(reachedAt.getTime() + restDays * dayMs), 1);
	return closingTime(day);
}

/** When a contact is due that was agreed on for a day, YYYY-MM-DD: when the office closes or, if it has by then, at midnight. */
export function contactDeadline(day: string, agreedAt: Date): Date {
	const closing = closingTime(day);
	return closing > agreedAt ? closing : endOfDay(closing);
}

/** The time by which staff act on an answered request that is open again, or whose demo is given up. */
export const againDeadline = (at: Date): Date => workingDeadline(at, answerHours.demo);
