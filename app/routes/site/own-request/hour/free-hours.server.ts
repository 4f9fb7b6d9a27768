import { formatTime, formatWeekday } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import { calendarDay } from "#models/calendar.ts";
import type { Language } from "#models/language.ts";
import { isToCome } from "#models/request/demo-hours.ts";
import { freeDemoHours } from "#models/request/demo-slot.server.ts";
import type { OwnRequest } from "#models/request/own-request.server.ts";

/** A demo can be moved as long as it is to come, even if the request has become an inquiry. */
export const canChooseHour = ({ kind, state, demoAt }: OwnRequest) =>
	kind === "demo" && (state !== "ended" || isToCome(demoAt));

export async function hourForm(language: Language) {
	const words = text(language, "demoHour");
	const { errors } = text(language, "form");
	const { errorSummary, optional, sending } = text(language, "common");
	const hours = await freeDemoHours("visitor");
	const days = [...new Set(hours.map(calendarDay))];
	return {
		words,
		texts: { errors: { ...errors, ...words.errors }, errorSummary, optional, sending },
		days: days.map((day) => ({
			label: formatWeekday(language, new Date(day)),
			options: hours
				.filter((hour) => calendarDay(hour) === day)
				.map((hour) => ({ value: hour.toISOString(), label: formatTime(language, hour) })),
		})),
	};
}

export type HourFormData = Awaited<ReturnType<typeof hourForm>>;
