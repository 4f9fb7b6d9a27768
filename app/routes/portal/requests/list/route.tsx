import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { requests } from "#app/addresses/records.ts";
import { changedSearch, firstPage } from "#app/addresses/search.ts";
import { formatDateTime, formatDay, formatDeadline, formatLanguage } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { defaultLanguage } from "#models/language.ts";
import { knownOrigins } from "#models/request/figures.server.ts";
import { listRequests } from "#models/request/list.server.ts";
import { latest, latestWeeks } from "#models/time/week.ts";
import { ListPage } from "../../list/list-page.tsx";
import { SeveralBar } from "../../several/several-bar.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { useReloadOnReturn } from "../../shell/use-reload-on-return.ts";
import { dueOf, endedOf } from "../due.server.ts";
import { type RequestsAsked, readRequestQuery } from "../query.server.ts";
import { useRequestTexts } from "../use-texts.ts";
import { RequestFilters } from "./request-filters.tsx";
import { RequestTable } from "./request-table.tsx";
import { RequestTabs, wholeView } from "./request-tabs.tsx";

export { meta } from "../../shell/title.ts";

export const loader = requireStaff(async ({ request, viewer, language }) => {
	const texts = text(language, "portalRequests");
	const { asked, page, query } = await readRequestQuery(request, viewer);
	const [found, known] = await Promise.all([
		listRequests(viewer, { ...query, ...page }),
		knownOrigins(viewer),
	]);
	const names = viewer.isAdmin
		? await Staff.names(found.rows.map(({ ownerId }) => ownerId))
		: new Map([[viewer.id, viewer.fullName]]);
	return {
		asked,
		page: {
			...found,
			rows: found.rows.map(({ createdAt, dueAt, demoAt, ending, isLate, ...row }) => ({
				...row,
				language: row.language === defaultLanguage ? null : formatLanguage(language, row.language),
				emailShown: shownEmail(row.email),
				phone: row.phone && shownPhone(row.phone),
				due: dueOf(language, { state: row.state, dueAt, isLate }),
				ended: endedOf(language, { state: row.state, dueAt, ending }),
				demoTime: demoAt && formatDeadline(language, new Date(demoAt)),
				came: formatDateTime(language, createdAt),
				owner: row.ownerId && (names.get(row.ownerId) ?? ""),
			})),
		},
		weeks: weeksFor(asked).map((week) => ({
			value: week,
			label: interpolate(texts.list.filters.weekOf, { day: formatDay(language, week) }),
		})),
		known,
		title: texts.list.title,
	};
});

function weeksFor({ week }: RequestsAsked): string[] {
	const weeks = latestWeeks(new Date()).reverse();
	return week && week !== latest && !weeks.includes(week) ? [...weeks, week] : weeks;
}

export default function RequestsPage() {
	const { asked, page, weeks, known } = useLoaderData<typeof loader>();
	const { list } = useRequestTexts();
	const { list: lists } = usePortal().text;
	const { search } = useLocation();
	const { q, state, owner } = asked;
	const view = wholeView(asked);
	useReloadOnReturn();
	return (
		<ListPage
			address={requests}
			heading={list.heading}
			intro={page.sort === "latest" ? list.introLatestFirst : list.intro}
			tabs={<RequestTabs shown={asked} />}
			search={<RequestFilters asked={asked} weeks={weeks} known={known} />}
			person={{
				name: "owner",
				label: list.filters.owner,
				asked: typeof owner === "string" ? undefined : owner,
			}}
			page={page}
			cut={page.isCut ? lists.bounded : undefined}
			rows={<RequestTable rows={page.rows} isGrouped={page.sort === "soonestDue" && !asked.due} />}
			exportAddress={`/portal/requests.csv${changedSearch(search, firstPage)}`}
			several={<SeveralBar list="requests" buttons={["take"]} more={["hand-over", "export"]} />}
			empty={view ? list.empty[view] : list.noMatch}
		>
			{q && state !== "all" && (
				<p>
					<Link to={requests + changedSearch(search, { ...firstPage, state: "all", due: null })}>
						{interpolate(list.searchAll, { text: q })}
					</Link>
				</p>
			)}
		</ListPage>
	);
}
