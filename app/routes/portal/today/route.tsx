import { Link, Outlet, useLoaderData, useParams } from "@remix-run/react";
import { requests } from "#app/addresses/records.ts";
import { formatDay } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { taskGroups, tasksOf } from "#models/customer/today.server.ts";
import { tasksShown } from "#models/limits.ts";
import { lateOfColleagues } from "#models/records/workload.server.ts";
import { calendarDay } from "#models/time/calendar.ts";
import { BesideTasks } from "../record/record-page.tsx";
import { Main } from "../shell/main.tsx";
import { shownCount } from "../shell/shown-count.ts";
import { useReloadOnReturn } from "../shell/use-reload-on-return.ts";
import { shownTask } from "./shown-task.server.ts";
import { TaskGroup } from "./task-group.tsx";
import { TeamLate } from "./today-line.tsx";
import { useOpenedPane } from "./use-opened-pane.ts";
import { useTodayTexts } from "./use-texts.ts";

export { meta } from "../shell/title.ts";

export const loader = requireStaff(async ({ viewer, language }) => {
	const texts = text(language, "portalToday");
	const tasks = await tasksOf(viewer, tasksShown + 1);
	const groups = taskGroups.map((name) => ({
		name,
		tasks: tasks[name].slice(0, tasksShown).map((task) => shownTask(language, task)),
		isCut: tasks[name].length > tasksShown,
	}));
	const late = viewer.isAdmin ? [] : await lateOfColleagues(viewer);
	return {
		colleaguesLate:
			late.length > 0 &&
			interpolate(texts.colleaguesLate, {
				others: late.map(({ name, count }) => `${name} (${shownCount(count)})`).join(", "),
			}),
		groups: groups.filter(({ tasks }) => tasks.length > 0),
		heading: interpolate(texts.heading, { day: formatDay(language, calendarDay(new Date())) }),
		title: texts.title,
	};
});

export const shouldRevalidate = reloadUnlessFailed;

export default function TodayPage() {
	const { groups, heading, colleaguesLate } = useLoaderData<typeof loader>();
	const { request, id: opened = request } = useParams();
	const { intro, empty, toLeads } = useTodayTexts();
	const pane = useOpenedPane(opened);
	useReloadOnReturn();
	return (
		<Main>
			<div className={opened ? "grid-cols-2 items-start gap-x-12 lg:grid" : undefined}>
				<div
					className={`grid grid-cols-[minmax(0,1fr)] gap-(--gap) print:grid ${opened ? "max-lg:hidden" : ""}`}
				>
					<h1>{heading}</h1>
					<TeamLate />
					{colleaguesLate && <p>{colleaguesLate}</p>}
					{groups.length > 0 ? (
						<p className="hint print:hidden">{intro}</p>
					) : (
						<p className="empty">
							{empty} <Link to={requests}>{toLeads}</Link>
						</p>
					)}
					{groups.map((group) => (
						<TaskGroup key={group.name} {...group} opened={opened} />
					))}
				</div>
				{opened && (
					<div
						ref={pane}
						tabIndex={-1}
						className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:border-s lg:ps-6 print:hidden"
					>
						<BesideTasks.Provider value>
							<Outlet />
						</BesideTasks.Provider>
					</div>
				)}
			</div>
		</Main>
	);
}
