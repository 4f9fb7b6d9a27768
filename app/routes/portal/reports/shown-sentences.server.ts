import { activityOf } from "#app/addresses/portal.ts";
import { inquiryList, requestsOfOwner } from "#app/addresses/records.ts";
import { formatCompactCurrency, formatNumber } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import type { OutcomeFigures, Outcomes } from "#models/inquiry/outcomes.server.ts";
import type { Language } from "#models/language.ts";
import type { readWorkload, Workload } from "#models/records/workload.server.ts";
import { latest } from "#models/time/week.ts";
import { sourceInWords } from "../requests/source-in-words.server.ts";
import { shownCount } from "../shell/shown-count.ts";
import type { Cell } from "./board-table.tsx";

const sourcesNamed = 3;

/** Puts the opening sentences of the reports into words; each figure links to the rows it counts. */
export function shownSentences(
	language: Language,
	viewer: Viewer,
	{ months, sources }: Pick<Outcomes, "months" | "sources">,
	{ people, nobodyLate }: Awaited<ReturnType<typeof readWorkload>>,
) {
	const { sentences: texts } = text(language, "portalInquiries").board;
	const sumOf = ({ value }: OutcomeFigures) =>
		value > 0 ? formatCompactCurrency(language, value) : texts.noValue;
	const counted = (words: string, count: number, list: string, shown = shownCount(count)): Cell[] =>
		count > 0 ? [{ text: interpolate(words, { count: shown }), list }] : [];
	const held = (words: string, count: number, list: string) =>
		counted(words, count, list, formatNumber(language, count));

	const won = (month: Outcomes["months"][number] | undefined, words: string, none: string): Cell =>
		month && month.figures.won > 0
			? {
					text: interpolate(words, { count: month.figures.won, amount: sumOf(month.figures) }),
					list: inquiryList({ month: month.month, outcome: "won" }),
				}
			: { text: none };

	const leadsOf = (id: string, isLate?: boolean) => requestsOfOwner(viewer.isAdmin ? id : "mine", isLate);
	const rep = (id: string) => (viewer.isAdmin ? { rep: id } : {});
	const lateOf = ({ id, name, lateRequests, overdue }: Workload) => ({
		id,
		name,
		cells: [
			...counted(texts.requests, lateRequests, leadsOf(id, true)),
			...counted(texts.overdue, overdue, inquiryList({ ...rep(id), due: "overdue" })),
		],
	});
	const nobody = {
		id: "nobody",
		name: texts.nobody,
		cells: counted(texts.requests, nobodyLate, requestsOfOwner("nobody", true)),
	};
	const heldBy = ({ id, name, requests, pending, inProgress }: Workload) => ({
		id,
		name,
		counts: { requests, pending, inProgress },
		activity: activityOf(id),
		cells: [
			...held(texts.requests, requests, leadsOf(id)),
			...held(texts.pending, pending, inquiryList({ ...rep(id), status: "pending" })),
			...held(texts.inProgress, inProgress, inquiryList({ ...rep(id), status: "in-progress" })),
		],
	});
	const isSaid = ({ cells }: { cells: Cell[] }) => cells.length > 0;
	return {
		won: [won(months.at(-1), texts.won, texts.wonNone), won(months.at(-2), texts.before, texts.beforeNone)],
		late: [...people.map(lateOf), nobody].filter(isSaid),
		held: people.map(heldBy).filter(isSaid),
		money: sources
			.filter(({ figures }) => figures.value > 0)
			.slice(0, sourcesNamed)
			.map(({ source, figures }) => ({
				text: interpolate(texts.source, { source: sourceInWords(language, source), amount: sumOf(figures) }),
				list: inquiryList({ source, outcome: "won", month: latest }),
			})),
	};
}
