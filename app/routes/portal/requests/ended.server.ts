import { formatDateTime } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";
import type { RequestRow } from "#models/request/view.ts";

export type Ended = { how: string; at: string; time: string };

export function endedOf(
	language: Language,
	{ state, ending, dueAt }: Pick<RequestRow, "state" | "ending" | "dueAt">,
): Ended | null {
	if (state !== "ended") return null;
	const { states, endings, detail, events } = text(language, "portalRequests");
	const ways = { ...endings, inquiry: detail.becameInquiry, withdrawn: events.withdrawn };
	return { how: ending ? ways[ending] : states.ended, at: dueAt, time: formatDateTime(language, dueAt) };
}
