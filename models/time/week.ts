import { dayMs, timezone, vietnamOffset } from "./calendar.ts";

const weeksShown = 12;

/** The Monday of its week in Vietnam, YYYY-MM-DD. */
export function weekOf(date: Date): string {
	const local = new Date(date.getTime() + vietnamOffset);
	local.setUTCDate(local.getUTCDate() - ((local.getUTCDay() + 6) % 7));
	return local.toISOString().slice(0, 10);
}

/** Whether an untrusted text is a Monday, YYYY-MM-DD. */
export function isMonday(day: string): boolean {
	const begins = startOfWeek(day);
	return !Number.isNaN(begins.getTime()) && weekOf(begins) === day;
}

/** The moment at which a week begins in Vietnam. */
export const startOfWeek = (monday: string) => new Date(Date.parse(monday) - vietnamOffset);

/** When the week of a date began in Vietnam, for an aggregation. */
export const weekOfDate = (date: string) => ({
	$dateTrunc: { date, unit: "week" as const, startOfWeek: "monday" as const, timezone },
});

/** Stands for all of {@link latestWeeks}, in place of a single week. */
export const latest = "latest";

/** The twelve that the board shows, oldest first. */
export function latestWeeks(now: Date): string[] {
	return Array.from({ length: weeksShown }, (_, index) =>
		weekOf(new Date(now.getTime() - 7 * dayMs * (weeksShown - 1 - index))),
	);
}
