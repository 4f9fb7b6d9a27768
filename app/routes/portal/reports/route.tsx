import { useLoaderData } from "@remix-run/react";
import { reports } from "#app/addresses/portal.ts";
import { inquiryList } from "#app/addresses/records.ts";
import { formatDayAndMonth, monthInWords } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import { noFilters, readListQuery } from "#app/server/list-query.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { readBoard } from "#models/inquiry/board.server.ts";
import { readWorkload } from "#models/records/workload.server.ts";
import { latest } from "#models/time/week.ts";
import { useInquiryTexts } from "../inquiries/use-texts.ts";
import { PageLinks } from "../list/list-page.tsx";
import { More } from "../record/more.tsx";
import { sourceInWords } from "../requests/source-in-words.server.ts";
import { usePortal } from "../shell/use-portal.ts";
import { CountTable } from "./count-table.tsx";
import { statusFills } from "./fills.ts";
import { OutcomeTable } from "./outcome-table.tsx";
import { ReportPage } from "./report-page.tsx";
import { Sentences } from "./sentences.tsx";
import { shownSentences } from "./shown-sentences.server.ts";
import { StackedBar } from "./stacked-bar.tsx";
import { WeekChart } from "./week-chart.tsx";

export { meta } from "../shell/title.ts";

export const loader = requireStaff(async ({ request, viewer, language }) => {
	const { board } = text(language, "portalInquiries");
	const { page } = await readListQuery(request, noFilters);
	const [shown, work] = await Promise.all([readBoard(viewer, page), readWorkload(viewer)]);
	return {
		board: shown,
		sentences: shownSentences(language, viewer, shown.outcomes, work),
		sources: shown.outcomes.sources.map(({ source }) => [source, sourceInWords(language, source)] as const),
		title: board.title,
	};
});

export default function ReportsPage() {
	const { board, sentences } = useLoaderData<typeof loader>();
	const { viewer } = usePortal();
	const { board: text } = useInquiryTexts();
	return (
		<ReportPage shown={reports}>
			<p className="hint">{viewer?.isAdmin ? text.intro : text.introOwn}</p>
			<Sentences {...sentences} />
			{board.counts.total === 0 ? (
				<p className="empty">{text.empty}</p>
			) : (
				<>
					<CountTables />
					<OutcomeTables />
				</>
			)}
		</ReportPage>
	);
}

/** How many inquiries there are. */
function CountTables() {
	const { board } = useLoaderData<typeof loader>();
	const { language } = usePortal();
	const { dashboard, options, board: text } = useInquiryTexts();
	const { rows, previous } = board.representatives;
	const weeks = board.weeks.map(({ week, counts }) => ({
		id: week,
		name: formatDayAndMonth(language, week),
		counts,
	}));
	const busiest = Math.max(...rows.map(({ counts }) => counts.total));
	return (
		<>
			<More summary={text.byStatus}>
				<CountTable
					head={text.inquiries}
					rows={[{ id: "all", name: dashboard.all, counts: board.counts }]}
					listOf={(_, status) => inquiryList({ status })}
				>
					{(counts) => <StackedBar counts={counts} fills={statusFills} of={counts.total} />}
				</CountTable>
			</More>
			{rows.length > 0 && (
				<More summary={text.byRepresentative} isOpen={Boolean(previous)}>
					<CountTable
						head={text.representative}
						rows={rows}
						listOf={(rep, status) => inquiryList({ rep, status })}
						overdueOf={(rep) => inquiryList({ rep, due: "overdue" })}
					>
						{(counts) => <StackedBar counts={counts} fills={statusFills} of={busiest} />}
					</CountTable>
					<PageLinks address={reports} page={board.representatives} />
				</More>
			)}
			<More summary={text.byWeek}>
				<p className="hint">{text.weekHint}</p>
				<WeekChart weeks={weeks} fills={statusFills} names={options.status} />
				<CountTable head={text.week} rows={weeks} listOf={(week, status) => inquiryList({ week, status })} />
			</More>
		</>
	);
}

/** How completed inquiries ended. */
function OutcomeTables() {
	const { board, sources: named } = useLoaderData<typeof loader>();
	const { board: text } = useInquiryTexts();
	const names = new Map(named);
	const { outcomes: texts } = text;
	const { all, months, sources } = board.outcomes;
	const rows = board.representatives.rows.map(({ id, name, outcomes }) => ({ id, name, figures: outcomes }));
	const first = months.findIndex(({ figures: { won, lost } }) => won + lost > 0);
	const byMonth = months.slice(first).map(({ month, figures }) => ({
		id: month,
		figures,
		name: monthInWords(month),
	}));
	const bySource = sources.map(({ source, figures }) => ({
		id: source,
		figures,
		name: names.get(source) ?? source,
	}));
	if (all.won + all.lost === 0) return <p className="empty">{texts.empty}</p>;
	return (
		<>
			<More summary={texts.byMonth}>
				<p className="hint">{texts.hint}</p>
				<OutcomeTable
					label={texts.byMonth}
					head={texts.month}
					rows={byMonth}
					listOf={(month, outcome) => inquiryList({ month, outcome })}
				/>
			</More>
			{rows.length > 0 && (
				<More summary={texts.byRepresentative}>
					<OutcomeTable
						label={texts.byRepresentative}
						head={text.representative}
						rows={rows}
						listOf={(rep, outcome) => inquiryList({ rep, outcome, month: latest })}
					/>
				</More>
			)}
			<More summary={texts.bySource}>
				<OutcomeTable
					label={texts.bySource}
					head={texts.source}
					rows={[...bySource, { id: "", name: texts.all, figures: all }]}
					listOf={(source, outcome) => inquiryList({ source, outcome, month: latest })}
				/>
			</More>
		</>
	);
}
