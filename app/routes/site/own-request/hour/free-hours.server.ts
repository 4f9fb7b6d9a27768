import { formatTime, formatWeekday } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";
import { type HalfOfDay, halfOf, halvesFor, isToCome } from "#models/request/demo-hours.ts";
import { freeDemoHours } from "#models/request/demo-slot.server.ts";
import type { OwnRequest } from "#models/request/own-request.server.ts";
import { calendarDay } from "#models/time/calendar.ts";

/** A demo can be moved as long as it is to come, even if the request has become an inquiry. */
export const canChooseHour = ({ kind, state, demoAt }: OwnRequest) =>
	kind === "demo" && (state !== "ended" || isToCome(demoAt));

/** The free hours by day; in each the half that was asked for comes first, and the first day with such an hour is open. */
export async function hourForm(language: Language, wanted: OwnRequest["preferredTime"]) {
	const words = text(language, "demoHour");
	const { errors } = text(language, "form");
	const { errorSummary, optional, sending } = text(language, "common");
	const hours = await freeDemoHours("visitor");
	const halves = halvesFor(wanted);
	const hoursOf = (day: string, half: HalfOfDay) =>
		hours.filter((hour) => calendarDay(hour) === day && halfOf(hour) === half);
	const days = [...new Set(hours.map(calendarDay))];
	const [first = "morning"] = halves;
	const open = days.find((day) => hoursOf(day, first).length > 0) ?? days[0];
	return {
		words,
		texts: { errors: { ...errors, ...words.errors }, errorSummary, optional, sending },
		days: days.map((day) => ({
			label: formatWeekday(language, new Date(day)),
			isOpen: day === open,
			parts: halves
				.map((half) => ({
					label: words[half],
					options: hoursOf(day, half).map((hour) => ({
						value: hour.toISOString(),
						label: formatTime(language, hour),
					})),
				}))
				.filter(({ options }) => options.length > 0),
		})),
	};
}

export type HourFormData = Awaited<ReturnType<typeof hourForm>>;
