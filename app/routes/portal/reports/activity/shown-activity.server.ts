import { recordAddress } from "#app/addresses/records.ts";
import { formatDateTime, formatNumber } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import type { ActivityCounts, readActivity } from "#models/history/activity.server.ts";
import type { Language } from "#models/language.ts";
import { entryOf } from "../../record/timeline.server.ts";

/** What a person did, in words: how much of it there was, and each thing with its customer. */
export function shownActivity(
	language: Language,
	{ counts, page }: Awaited<ReturnType<typeof readActivity>>,
) {
	return {
		counts: countsInWords(language, counts),
		page: {
			...page,
			rows: page.rows.map(({ record, ...event }) => ({
				...entryOf(language, event),
				time: formatDateTime(language, event.at),
				customer: record && { name: record.name, address: recordAddress(record.kind, record.id) },
			})),
		},
	};
}

export type ShownActivity = ReturnType<typeof shownActivity>;

function countsInWords(language: Language, counts: ActivityCounts): string {
	const words = text(language, "portalActivity").counts;
	return (Object.keys(words) as (keyof ActivityCounts)[])
		.filter((name) => counts[name] > 0)
		.map((name) => interpolate(words[name], { count: formatNumber(language, counts[name]) }))
		.join(" · ");
}
