import { formatDay } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Language } from "#models/language.ts";
import type { TrialView } from "#models/request/trial-days.ts";

/** How a trial stands whose account is open, with its days. @param states the words for visitors or for staff */
export function trialLine(
	language: Language,
	states: Record<TrialView["state"] | "deleted", string>,
	{ state, openedOn, lastOn, endedOn = lastOn, dataUntil, dataDeletedOn }: TrialView,
): string {
	const shown = (day: string | undefined) => (day ? formatDay(language, day) : "");
	return interpolate(dataDeletedOn ? states.deleted : states[state], {
		from: shown(openedOn),
		day: shown(endedOn),
		until: shown(dataUntil),
		date: shown(dataDeletedOn),
	});
}
