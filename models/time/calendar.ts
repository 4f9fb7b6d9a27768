export const minuteMs = 60 * 1000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const vietnamOffset = 7 * hourMs;

/** As {@link vietnamOffset}, for an aggregation. */
export const timezone = "+07:00";

/** The calendar day in Vietnam, as YYYY-MM-DD. */
export function calendarDay(date: Date): string {
	return calendarMinute(date).slice(0, 10);
}

/** `2026-11-20 14:05` in Vietnam, which spreadsheets of every language read and sort. */
export function calendarMinute(date: Date): string {
	return calendarSecond(date).slice(0, 16);
}

/** `2026-11-20 14:05:09` in Vietnam. */
export function calendarSecond(date: Date): string {
	return new Date(date.getTime() + vietnamOffset).toISOString().slice(0, 19).replace("T", " ");
}

/** The day so many days after another, both YYYY-MM-DD; before it if the count is negative. */
export const dayAfter = (from: string, count: number) =>
	new Date(Date.parse(from) + count * dayMs).toISOString().slice(0, 10);

/** The moment at which a day, YYYY-MM-DD, begins in Vietnam. */
export const startOfDay = (day: string) => new Date(Date.parse(day) - vietnamOffset);

/** The moment at which the day of `date` ends in Vietnam. */
export function endOfDay(date: Date): Date {
	const days = Math.floor((date.getTime() + vietnamOffset) / dayMs);
	return new Date((days + 1) * dayMs - vietnamOffset);
}

export const earlierOf = (one: Date, other: Date): Date => (one < other ? one : other);
