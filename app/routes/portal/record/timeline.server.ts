import { formatAgo, formatDay, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Page } from "#models/database/page.server.ts";
import type { HistoryEventView } from "#models/history/history.server.ts";
import type { LastContacts } from "#models/history/last-contacts.server.ts";
import type { InquiryFields } from "#models/inquiry/fields.ts";
import type { Language } from "#models/language.ts";
import type { ContactWay, InquiryStatus } from "#models/options.ts";
import { outcomeText } from "../inquiries/stage/outcome-text.server.ts";
import { correctionLines } from "./corrections.ts";

export type Entry = {
	id: string;
	what: string;
	note?: string;
	at: string;
	by: string;
	/** What it happened to, where a history is of several. */
	about?: { name: string; address: string };
};

export type ShownHistory = Pick<Page<Entry>, "next" | "previous"> & { entries: Entry[] };

/** A page of a history in words. @param begin what it began with, which stands at its end */
export function shownHistory(
	language: Language,
	{ rows, next, previous }: Page<HistoryEventView>,
	begin?: Pick<Entry, "at" | "by">,
): ShownHistory {
	const entries = rows.map((event) => entryOf(language, event));
	const what = text(language, "portalRecord").lines.came;
	return {
		next,
		previous,
		entries: begin && !next ? [...entries, { id: "first", what, ...begin }] : entries,
	};
}

const longestNote = 160;

/** The latest contact among a history's first page, in words; null for none. */
export function lastContactIn(language: Language, { rows, previous }: Page<HistoryEventView>) {
	const line = previous ? undefined : rows.find(({ kind }) => kind === "contact");
	return line?.way ? contactInWords(language, { ...line, way: line.way }) : null;
}

export const contactInWords = (
	language: Language,
	{ at, note = "", way }: Pick<HistoryEventView, "at" | "note"> & { way: ContactWay },
) => ({ ago: formatAgo(language, at), way: text(language, "portalRecord").ways[way], note: shortened(note) });

/** What was said last, and how often nobody has answered since, in words. */
export function lastWordsOf(language: Language, { last, tries = 0, triedAt = "" }: Partial<LastContacts>) {
	const { triesInVain } = text(language, "portalToday");
	return {
		last: last && contactInWords(language, last),
		tries:
			tries > 0 ? interpolate(triesInVain, { count: tries, ago: formatAgo(language, triedAt) }) : undefined,
	};
}

/** A long text's beginning. */
export const shortened = (note: string) =>
	note.length > longestNote ? `${note.slice(0, longestNote)}…` : note;

export type LastContact = ReturnType<typeof contactInWords>;

/** What has happened, in words. */
export const entryOf = (language: Language, event: HistoryEventView): Entry => ({
	id: event.id,
	at: event.at,
	by: event.by,
	what: describe(language, event),
	note: [event.note, ...correctionLines(event)].filter(Boolean).join("\n") || undefined,
});

const daysOfTrial: HistoryEventView["kind"][] = ["trialOpened", "trialExtended", "trialResumed"];

function describe(language: Language, event: HistoryEventView): string {
	const { kind, from = "", to = "", fields = [], way, ending, nextOn, nextOff, demoAt } = event;
	const { events, lines, ways } = text(language, "portalRecord");
	const { options, inquiry } = text(language, "portalInquiries");
	const status = (word: string) => options.status[word as InquiryStatus];
	const moved = { from: status(from), to: status(to) };
	const what = interpolate(events[kind], {
		outcome: kind === "outcome" ? (outcomeText(language, event) ?? lines.outcomeUnsaid) : "",
		...(kind === "moved" ? moved : { to }),
		day: daysOfTrial.includes(kind) ? formatDay(language, to) : "",
		time: demoAt ? formatDeadline(language, new Date(demoAt)) : "",
		way: way ? ways[way] : "",
		ending: ending ? text(language, "portalRequests").endings[ending] : "",
		fields: fields.map((name) => inquiry.fields[name as keyof InquiryFields].label).join(", "),
	});
	const more = [
		kind === "contact" && to && interpolate(lines.status, moved),
		nextOn && interpolate(lines.nextOn, { day: formatDay(language, nextOn) }),
		nextOff && lines.nextOff,
	];
	return [what, ...more].filter(Boolean).join(". ");
}
