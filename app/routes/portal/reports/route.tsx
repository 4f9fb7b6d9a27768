import { useLoaderData } from "@remix-run/react";
import { inquiryList } from "#app/addresses/inquiries.ts";
import { reports } from "#app/addresses/reports.ts";
import { formatDay } from "#app/i18n/format.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { noFilters, readListQuery } from "#app/server/list-query.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { readBoard } from "#models/inquiry/board.server.ts";
import { useTexts } from "../inquiries/use-texts.ts";
import { PageLinks } from "../list/list-page.tsx";
import { orNotFound } from "../or-not-found.server.ts";
import { usePortal } from "../shell/use-portal.ts";
import { CountTable } from "./count-table.tsx";
import { statusFills } from "./fills.ts";
import { ReportPage } from "./report-page.tsx";
import { StackedBar } from "./stacked-bar.tsx";
import { WeekChart } from "./week-chart.tsx";

export { meta } from "../shell/title.ts";

export const loader = requireAdmin(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { board } = text(language, "portalInquiries");
	const { page } = await readListQuery(request, noFilters);
	return {
		board: orNotFound(await readBoard(viewer, page)),
		title: board.title,
	};
});

export default function ReportsPage() {
	const { board } = useLoaderData<typeof loader>();
	const { language } = usePortal();
	const { dashboard, options, board: text } = useTexts();
	const weeks = board.weeks.map(({ week, counts }) => ({
		id: week,
		name: formatDay(language, week),
		counts,
	}));
	const busiest = Math.max(...board.representatives.rows.map(({ counts }) => counts.total));
	return (
		<ReportPage shown={reports}>
			<p className="hint">{text.intro}</p>
			{board.counts.total === 0 ? (
				<p className="empty">{text.empty}</p>
			) : (
				<>
					<section>
						<h2>{text.byStatus}</h2>
						<CountTable
							head={text.inquiries}
							rows={[{ id: "all", name: dashboard.all, counts: board.counts }]}
							listOf={(_, status) => inquiryList({ status })}
						>
							{(counts) => <StackedBar counts={counts} fills={statusFills} of={counts.total} />}
						</CountTable>
					</section>
					<section>
						<h2>{text.byRepresentative}</h2>
						<CountTable
							head={text.representative}
							rows={board.representatives.rows}
							listOf={(rep, status) => inquiryList({ rep, status })}
						>
							{(counts) => <StackedBar counts={counts} fills={statusFills} of={busiest} />}
						</CountTable>
						<PageLinks address={reports} page={board.representatives} />
					</section>
					<section>
						<h2>{text.byWeek}</h2>
						<p className="hint">{text.weekHint}</p>
						<WeekChart weeks={weeks} fills={statusFills} names={options.status} />
						<CountTable head={text.week} rows={weeks} />
					</section>
				</>
			)}
		</ReportPage>
	);
}
