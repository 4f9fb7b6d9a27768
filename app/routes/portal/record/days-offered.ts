import { dayAfter } from "#models/time/calendar.ts";
import { dayWords } from "./schema.ts";

type Labels = Record<"today" | "tomorrow" | "monday" | "nextWeek" | keyof typeof dayWords, string>;

/** The buttons for the next day; a day that has two names is offered once. @param today YYYY-MM-DD in Vietnam */
export function daysOffered(today: string, labels: Labels) {
	const [other, none] = [
		{ value: dayWords.other, label: labels.other },
		{ value: dayWords.none, label: labels.none },
	];
	if (!today) return [other, none];
	const toMonday = 7 - ((new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7);
	const named = [
		{ value: today, label: labels.today },
		{ value: dayAfter(today, 1), label: labels.tomorrow },
		{ value: dayAfter(today, toMonday), label: labels.monday },
		{ value: dayAfter(today, 7), label: labels.nextWeek },
	];
	return [
		...named.filter(({ value }, index) => named.findIndex((one) => one.value === value) === index),
		other,
		none,
	];
}
