import { formatDateTime, formatDeadline, formatSpan } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";
import type { RequestRow } from "#models/request/view.ts";
import { endOfDay } from "#models/time/calendar.ts";

/** How a list is divided: by the day in Vietnam. */
export type DueGroup = "late" | "today" | "later";

export type Due = { at: string; left: string; deadline: string; group: DueGroup };

export function dueOf(
	language: Language,
	{ dueAt, isLate, state }: Pick<RequestRow, "dueAt" | "isLate" | "state">,
	now = new Date(),
): Due | null {
	if (state === "ended") return null;
	const texts = text(language, "portalRequests");
	const due = new Date(dueAt);
	const span = formatSpan(language, due.getTime() - now.getTime());
	return {
		at: dueAt,
		left: interpolate(isLate ? texts.late : texts.left, { span }),
		deadline: formatDeadline(language, due),
		group: isLate ? "late" : due < endOfDay(now) ? "today" : "later",
	};
}

export type Ended = { how: string; at: string; time: string };

export function endedOf(
	language: Language,
	{ state, ending, dueAt }: Pick<RequestRow, "state" | "ending" | "dueAt">,
): Ended | null {
	if (state !== "ended") return null;
	const { states, endings, detail } = text(language, "portalRequests");
	const ways = { ...endings, inquiry: detail.becameInquiry, withdrawn: detail.withdrawn };
	return { how: ending ? ways[ending] : states.ended, at: dueAt, time: formatDateTime(language, dueAt) };
}
