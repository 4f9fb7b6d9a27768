import type { PreferredTime } from "#models/options.ts";
import { calendarMinute, dayMs } from "#models/time/calendar.ts";
import { officePieces, shifts, workingDaysAfter } from "#models/time/working-hours.ts";

export const demoMinutes = 45;

export type Booker = "visitor" | "staff";

/** Visitors choose among the next five working days; staff agree on the phone on today's hours, too, and weeks ahead. */
const daysOffered: Record<Booker, (now: Date) => string[]> = {
	visitor: (now) => workingDaysAfter(now, 5),
	staff: (now) => workingDaysAfter(new Date(now.getTime() - dayMs), 20),
};

export type HalfOfDay = keyof typeof shifts;

/** The half of its day in which an office hour lies, in Vietnam. */
export const halfOf = (hour: Date): HalfOfDay =>
	Number(calendarMinute(hour).slice(11, 13)) < shifts.morning.end ? "morning" : "afternoon";

/** The halves of a day, the one that was asked for first. */
export const halvesFor = (wanted: PreferredTime | undefined): HalfOfDay[] =>
	wanted === "Chiều (13h-17h)" ? ["afternoon", "morning"] : ["morning", "afternoon"];

/** Whether there is a demo, and its hour is to come. */
export const isToCome = <Hour extends Date | string>(
	demoAt: Hour | undefined,
	now = new Date(),
): demoAt is Hour => demoAt !== undefined && new Date(demoAt) > now;

/** When demos may begin, in the office hours of the days that somebody can book. */
export const demoHours = (now: Date, by: Booker): Date[] =>
	daysOffered[by](now)
		.flatMap((day) => officePieces(day, demoMinutes))
		.filter((hour) => hour > now);
