import { Link, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { activityOf, activityPage, linesOf } from "#app/addresses/portal.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { day, notAsked, readListQuery, word } from "#app/server/list-query.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { readActivity } from "#models/history/activity.server.ts";
import { calendarDay, dayAfter, endOfDay, startOfDay } from "#models/time/calendar.ts";
import { colleaguesOf } from "../../hand-over/colleagues.server.ts";
import { FilterForm } from "../../list/filter-form.tsx";
import { DayFilter, SelectFilter } from "../../list/filters.tsx";
import { ListPage } from "../../list/list-page.tsx";
import { Tabs } from "../../shell/tabs.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { ReportTabs } from "../report-page.tsx";
import { ActivityTable } from "./activity-table.tsx";
import { shownActivity } from "./shown-activity.server.ts";

export { meta } from "../../shell/title.ts";

/** How many days are shown where none is asked for: today and the six before. */
const daysShown = 7;

export const loader = requireStaff(async ({ request, viewer, language }) => {
	const texts = text(language, "portalActivity");
	const filters = z.object({ person: viewer.isAdmin ? word : notAsked, from: day, to: day });
	const { asked, page } = await readListQuery(request, filters);
	const today = calendarDay(new Date());
	const { person = viewer.id, from = dayAfter(today, 1 - daysShown), to = today } = asked;
	const period = { from: startOfDay(from), until: endOfDay(startOfDay(to)) };
	const [found, people, names] = await Promise.all([
		readActivity(viewer, { person, ...period }, page),
		viewer.isAdmin ? colleaguesOf(null) : [],
		Staff.names([person]),
	]);
	return {
		texts,
		shown: shownActivity(language, found),
		people,
		days: daysOffered(today).map(({ name, ...offered }) => ({
			name: texts.days[name],
			address: activityOf(person, offered),
			isShown: offered.from === from && offered.to === to,
		})),
		asked: { person, from, to },
		isFiltered: Object.values(asked).some(Boolean),
		heading: interpolate(texts.heading, { name: names.get(person) ?? "" }),
		title: texts.title,
	};
});

/** The days that most ask about. */
function daysOffered(today: string) {
	const yesterday = dayAfter(today, -1);
	return [
		{ name: "today", from: today, to: today },
		{ name: "yesterday", from: yesterday, to: yesterday },
		{ name: "week", from: dayAfter(today, 1 - daysShown), to: today },
	] as const;
}

export default function ActivityPage() {
	const { texts, shown, people, days, asked, heading, isFiltered } = useLoaderData<typeof loader>();
	const { viewer } = usePortal();
	const { filters } = texts;
	return (
		<ListPage
			address={activityPage}
			heading={heading}
			tabs={<ReportTabs shown={activityPage} />}
			search={
				<FilterForm label={filters.label} isFiltered={isFiltered}>
					{viewer?.isAdmin && (
						<SelectFilter
							name="person"
							label={filters.person}
							value={asked.person}
							options={people}
							isAlwaysSet
						/>
					)}
					<DayFilter name="from" label={filters.from} value={asked.from} />
					<DayFilter name="to" label={filters.to} value={asked.to} />
				</FilterForm>
			}
			page={shown.page}
			rows={<ActivityTable rows={shown.page.rows} texts={texts} />}
			empty={texts.empty}
		>
			<Tabs label={texts.days.label} tabs={days} />
			{shown.counts && <p>{shown.counts}</p>}
			{viewer?.isAdmin && (
				<p>
					<Link to={linesOf(asked.person)}>{texts.audit}</Link>
				</p>
			)}
		</ListPage>
	);
}
