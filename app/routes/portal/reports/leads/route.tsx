import { useLoaderData } from "@remix-run/react";
import { leadReports } from "#app/addresses/portal.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { readFigures } from "#models/request/figures.server.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { More } from "../../record/more.tsx";
import { BoardTable, Figure } from "../board-table.tsx";
import { kindFills, partsOf } from "../fills.ts";
import { ReportPage } from "../report-page.tsx";
import { StackedBar } from "../stacked-bar.tsx";
import { WeekChart } from "../week-chart.tsx";
import { type ShownFigures, type ShownRow, shownFigures } from "./shown-figures.server.ts";

export { meta } from "../../shell/title.ts";

export const loader = requireAdmin(async ({ viewer, language }) => {
	const texts = text(language, "portalFigures");
	const figures = orNotFound(await readFigures(viewer));
	return {
		texts,
		kinds: text(language, "portalRequests").kinds,
		shown: figures === "none" ? null : shownFigures(language, figures),
		title: texts.title,
	};
});

const figureColumns = [
	"total",
	"inTime",
	"median",
	"p90",
	"inquiries",
	"mailRefused",
] as const satisfies readonly (keyof ShownFigures)[];

export default function LeadReportsPage() {
	const { texts, shown } = useLoaderData<typeof loader>();
	return (
		<ReportPage shown={leadReports}>
			{shown && <p className="hint">{shown.asOf}</p>}
			{shown && !shown.isEmpty ? (
				<AllFigures />
			) : (
				<p className="empty">{shown ? texts.empty : texts.notYet}</p>
			)}
		</ReportPage>
	);
}

function AllFigures() {
	const { texts, kinds, shown } = useLoaderData<typeof loader>();
	const { figures: names, divisions } = texts;
	if (!shown) return null;
	const parts = [...partsOf(kindFills), "total"] as const;
	return (
		<>
			<dl className="flex flex-wrap items-baseline gap-x-5 gap-y-1 [font-variant-numeric:tabular-nums] [&_dd]:font-bold [&_dt]:font-normal [&_dt]:text-ink-soft [&>div]:flex [&>div]:items-baseline [&>div]:gap-[0.35em]">
				{figureColumns.map((column) => (
					<div key={column}>
						<dt>{names[column]}</dt>
						<dd>
							<Figure cell={shown.all[column]} />
						</dd>
					</div>
				))}
			</dl>
			<ul className="hint grid gap-1">
				<li>{texts.inTimeHint}</li>
				<li>{texts.spanHint}</li>
				<li>{texts.listHint}</li>
			</ul>
			<section>
				<h2>{texts.byWeek}</h2>
				<WeekChart weeks={shown.weeks} fills={kindFills} names={kinds} />
				<More summary={texts.weekTable}>
					<BoardTable
						label={texts.byWeek}
						head={texts.week}
						columns={parts.map((part) => (part === "total" ? texts.total : kinds[part]))}
						rows={shown.weeks.map(({ counts, cells, ...week }) => ({
							...week,
							cells: parts.map((part) => cells[part]),
						}))}
					/>
				</More>
			</section>
			<section>
				<h2>{texts.answersByWeek}</h2>
				<FiguresTable label={texts.answersByWeek} head={texts.week} rows={shown.weeks} />
			</section>
			{shown.divisions.map(({ by, rows }) => (
				<section key={by}>
					<h2>{divisions[by].heading}</h2>
					<FiguresTable label={divisions[by].heading} head={divisions[by].head} rows={rows} hasBars />
				</section>
			))}
		</>
	);
}

type TableProps = { label: string; head: string; rows: ShownRow[]; hasBars?: boolean };

function FiguresTable({ label, head, rows, hasBars }: TableProps) {
	const names = useLoaderData<typeof loader>().texts.figures;
	const largest = Math.max(...rows.map(({ counts }) => counts.total));
	return (
		<BoardTable
			label={label}
			head={head}
			columns={figureColumns.map((column) => names[column])}
			rows={rows.map(({ counts, cells, ...row }) => ({
				...row,
				cells: figureColumns.map((column) => cells[column]),
				bar: hasBars && <StackedBar counts={counts} fills={kindFills} of={largest} />,
			}))}
		/>
	);
}
