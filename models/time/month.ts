import { calendarDay } from "#models/time/calendar.ts";

const monthsShown = 12;

/** The month of a moment in Vietnam, YYYY-MM. */
export const monthOf = (date: Date): string => calendarDay(date).slice(0, 7);

/** The latest twelve months, oldest first. */
export function latestMonths(now: Date): string[] {
	const [year = 0, month = 0] = monthOf(now).split("-").map(Number);
	return Array.from({ length: monthsShown }, (_, index) =>
		new Date(Date.UTC(year, month + index - monthsShown, 1)).toISOString().slice(0, 7),
	);
}
