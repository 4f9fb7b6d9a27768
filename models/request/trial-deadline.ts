import { calendarDay } from "#models/time/calendar.ts";
import { workingDayUntil } from "#models/time/working-hours.ts";
import { contactDeadline } from "./answer-deadline.ts";
import { type Trial, trialCallDays, trialViewOf } from "./trial-days.ts";

/** The time by which the visitor of a running trial should be called, after today; undefined if there is none. */
export function trialDeadline(trial: Trial | undefined, now: Date): Date | undefined {
	const today = calendarDay(now);
	if (!trial || trialViewOf(trial, now).state !== "running") return undefined;
	const day = trialCallDays(trial)
		.map(workingDayUntil)
		.find((one) => one > today);
	return day === undefined ? undefined : contactDeadline(day, now);
}
