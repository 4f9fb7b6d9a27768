import { calendarDay } from "#models/time/calendar.ts";

/**
 * Today in Vietnam, YYYY-MM-DD, by the server's clock: in the browser the day on which the page was sent. A page that
 * brings none has no day, before which nothing is.
 */
export function today(): string {
	if (typeof document === "undefined") return calendarDay(new Date());
	return document.documentElement.dataset.today ?? "";
}
