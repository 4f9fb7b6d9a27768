import { calendarDay, startOfDay } from "./calendar.ts";
import { latest } from "./week.ts";

const monthsShown = 12;

/** The latest twelve in Vietnam, YYYY-MM, oldest first. */
export function latestMonths(now: Date): string[] {
	const [year = 0, month = 0] = calendarDay(now).split("-").map(Number);
	return Array.from({ length: monthsShown }, (_, index) => monthAt(year, month + index - monthsShown));
}

/** Whether an untrusted text is a month, YYYY-MM, of this millennium. */
export const isMonth = (text: string): boolean => /^2\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** The bounds of a month, YYYY-MM, or from the first of {@link latestMonths} on. */
export function boundsOfMonth(asked: string, now: Date): { $gte: Date; $lt?: Date } {
	if (asked === latest) return { $gte: startOfMonth(latestMonths(now)[0] ?? "") };
	const [year = 0, month = 0] = asked.split("-").map(Number);
	return { $gte: startOfMonth(asked), $lt: startOfMonth(monthAt(year, month)) };
}

const startOfMonth = (month: string) => startOfDay(`${month}-01`);

/** @param index of the month from January of the year, 0 */
const monthAt = (year: number, index: number) => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7);
