import { formatDay } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";
import type { TrialView } from "#models/request/trial-days.ts";

/** How a trial stands, with its days, in a line for staff. */
export function trialLine(language: Language, trial: TrialView): string {
	const { states } = text(language, "portalRequests").trial;
	const { state, openedOn, lastOn, endedOn = lastOn, dataUntil, dataDeletedOn } = trial;
	const shown = (day: string | undefined) => (day ? formatDay(language, day) : "");
	return interpolate(dataDeletedOn ? states.deleted : states[state], {
		from: shown(openedOn),
		day: shown(endedOn),
		until: shown(dataUntil),
		date: shown(dataDeletedOn),
	});
}
