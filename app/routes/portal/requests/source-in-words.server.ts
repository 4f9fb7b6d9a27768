import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";
import { direct, logged } from "#models/request/source.ts";

/** A source as pages name it; undefined is returned as it is. */
export function sourceInWords<Source extends string | undefined>(
	language: Language,
	source: Source,
): Source | string {
	if (source === direct) return text(language, "portalRequests").direct;
	return source === logged ? text(language, "portalInquiries").board.outcomes.logged : source;
}
