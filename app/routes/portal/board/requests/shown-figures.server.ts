import { requests } from "#app/addresses/requests.ts";
import { formatDateTime, formatDay, formatNumber, formatPercent, formatSpan } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { isLanguage, type Language } from "#models/language.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import type { RequestFigures } from "#models/request/figures.server.ts";
import { direct } from "#models/request/source.ts";
import type { Division, FigureRow, Figures } from "#models/request/sum-requests.server.ts";

export type ShownRow = {
	id: string;
	name: string;
	list?: string;
	counts: Pick<Figures, "trial" | "demo" | "contact" | "total">;
	figures: ShownFigures;
};

/** Written in the reader's language, in the order of the columns. */
export type ShownFigures = Record<"total" | "inTime" | "median" | "p90" | "inquiries", string>;

const none = "–";

/** The figures as the page shows them: all, the weeks, and the divisions that have rows. */
export function shownFigures(language: Language, { asOf, all, week, ...divisions }: RequestFigures) {
	const shown = ({ by, value = "", ...figures }: FigureRow): ShownRow => {
		const { trial, demo, contact, total } = figures;
		return {
			id: value,
			name: nameOf(language, by, value),
			list: listOf(by, value),
			counts: { trial, demo, contact, total },
			figures: figuresOf(language, figures),
		};
	};
	return {
		asOf: interpolate(text(language, "portalFigures").intro, { time: formatDateTime(language, asOf) }),
		isEmpty: all.total === 0,
		all: figuresOf(language, all),
		weeks: week.map(shown),
		divisions: ordered
			.filter((by) => divisions[by].length > 0)
			.map((by) => ({ by, rows: divisions[by].map(shown) })),
	};
}

const ordered = ["kind", "source", "campaign", "landingPage", "language"] as const;

function figuresOf(language: Language, figures: Figures): ShownFigures {
	const { total, due, inTime, inquiries, median, p90 } = figures;
	const share = (part: number, whole: number) => (whole === 0 ? none : formatPercent(language, part / whole));
	const span = (time?: number) => (time === undefined ? none : formatSpan(language, rounded(time)));
	return {
		total: formatNumber(language, total),
		inTime: share(inTime, due),
		median: span(median),
		p90: span(p90),
		inquiries: share(inquiries, total),
	};
}

const hour = 60 * 60 * 1000;

/** Minutes tell nobody anything in a time of many hours. */
const rounded = (time: number) => (time < 5 * hour ? time : Math.round(time / hour) * hour);

function nameOf(language: Language, by: FigureRow["by"], value: string): string {
	const { kinds, direct: typed } = text(language, "portalRequests");
	const kind = requestKinds.find((one) => one === value);
	if (by === "week") return formatDay(language, value);
	if (by === "kind" && kind) return kinds[kind];
	if (by === "source" && value === direct) return typed;
	if (by === "language" && isLanguage(value)) return text(language, "languages")[value];
	return value;
}

/** The list of requests, where it has such a filter. */
function listOf(by: Division | "all", value: string): string | undefined {
	if (by !== "kind" && by !== "source") return undefined;
	return `${requests}?${new URLSearchParams({ [by]: value })}`;
}
