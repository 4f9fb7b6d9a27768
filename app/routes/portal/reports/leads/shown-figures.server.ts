import { requests } from "#app/addresses/records.ts";
import {
	formatDateTime,
	formatDayAndMonth,
	formatNumber,
	formatPercent,
	formatSpan,
} from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { languageFacts } from "#app/locales/languages.tsx";
import { text } from "#app/server/i18n.server.ts";
import { isLanguage, type Language } from "#models/language.ts";
import type { RequestOutcome } from "#models/options.ts";
import { type RequestKind, requestKinds } from "#models/request/answer-deadline.ts";
import type { RequestFigures } from "#models/request/figures.server.ts";
import type { Division, FigureRow, Figures } from "#models/request/sum-requests.server.ts";
import { hourMs } from "#models/time/calendar.ts";
import { latest } from "#models/time/week.ts";
import { sourceInWords } from "../../requests/source-in-words.server.ts";
import type { Cell } from "../board-table.tsx";

export type ShownRow = {
	id: string;
	name: string;
	counts: Pick<Figures, RequestKind | "total">;
	cells: ShownFigures;
};

export type ShownFigures = Record<
	RequestKind | "total" | "inTime" | "median" | "p90" | "inquiries" | "mailRefused",
	Cell
>;

const none = "–";

export function shownFigures(language: Language, { asOf, all, week, ...divisions }: RequestFigures) {
	const shown = ({ by, value = "", ...figures }: FigureRow): ShownRow => ({
		id: value,
		name: nameOf(language, by, value),
		counts: figures,
		cells: cellsOf(language, figures, { [by]: value }),
	});
	return {
		asOf: interpolate(text(language, "portalFigures").intro, { time: formatDateTime(language, asOf) }),
		isEmpty: all.total === 0,
		all: cellsOf(language, all, {}),
		weeks: week.map(shown),
		divisions: ordered
			.filter((by) => divisions[by].length > 0)
			.map((by) => ({ by, rows: divisions[by].map(shown) })),
	};
}

const ordered = ["kind", "source", "campaign", "landingPage", "language"] as const;

function cellsOf(language: Language, figures: Figures, by: ListFilters): ShownFigures {
	const { total, due, inTime, inquiries, mailRefused = 0, median, p90 } = figures;
	const cell = (text: string, counted: number | undefined, asked: ListFilters = {}): Cell =>
		counted ? { text, list: listOf({ ...by, ...asked }) } : { text };
	const number = (count: number, asked?: ListFilters) => cell(formatNumber(language, count), count, asked);
	const share = (part: number, whole: number, outcome: RequestOutcome) =>
		cell(whole === 0 ? none : formatPercent(language, part / whole), part, { outcome });
	const span = (time?: number) =>
		cell(time === undefined ? none : formatSpan(language, rounded(time)), time, { outcome: "answered" });
	const kinds = requestKinds.map((kind) => [kind, number(figures[kind], { kind })]);
	return {
		...(Object.fromEntries(kinds) as Record<RequestKind, Cell>),
		total: number(total),
		inTime: share(inTime, due, "inTime"),
		median: span(median),
		p90: span(p90),
		inquiries: share(inquiries, total, "inquiry"),
		mailRefused: number(mailRefused, { outcome: "mailRefused" }),
	};
}

type ListFilters = { [Name in Division | "outcome"]?: string };

const listOf = (asked: ListFilters) =>
	`${requests}?${new URLSearchParams({ state: "all", week: latest, ...asked })}`;

/** Minutes tell nobody anything in a time of many hours. */
const rounded = (time: number) => (time < 5 * hourMs ? time : Math.round(time / hourMs) * hourMs);

function nameOf(language: Language, by: FigureRow["by"], value: string): string {
	const { kinds } = text(language, "portalRequests");
	const kind = requestKinds.find((one) => one === value);
	if (by === "week") return formatDayAndMonth(language, value);
	if (by === "kind" && kind) return kinds[kind];
	if (by === "source") return sourceInWords(language, value);
	if (by === "language" && isLanguage(value)) return languageFacts[value].name;
	return value;
}
