import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { requests } from "#app/addresses/requests.ts";
import { changedSearch, firstPage, noticedIn } from "#app/addresses/search.ts";
import { formatDateTime, formatDay, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { shownEmail } from "#models/email.server.ts";
import { knownOrigins } from "#models/request/figures.server.ts";
import { newOwnerOf } from "#models/request/history.server.ts";
import { listRequests } from "#models/request/list.server.ts";
import { latest, latestWeeks } from "#models/week.ts";
import { columnsOf, rowsOf } from "../../shell/columns.ts";
import { Flash } from "../../shell/flash.tsx";
import { Main } from "../../shell/main.tsx";
import { Meant } from "../../shell/meant.tsx";
import { PageLinks } from "../../shell/page-links.tsx";
import { useReloadOnReturn } from "../../shell/use-reload-on-return.ts";
import { dueOf } from "../due.server.ts";
import { endedOf } from "../ended.server.ts";
import { type RequestsAsked, readRequestQuery } from "../query.server.ts";
import { useRequestTexts } from "../use-texts.ts";
import { RequestFilter } from "./request-filter.tsx";
import { RequestTable } from "./request-table.tsx";
import { Views, viewOf } from "./views.tsx";

export { meta } from "../../shell/title.ts";

/** Of what is known of a row. */
const shown = [
	"id",
	"kind",
	"state",
	"name",
	"companyName",
	"email",
	"emailShown",
	"phone",
	"language",
	"source",
	"ownerId",
	"due",
	"ended",
	"demoTime",
	"came",
	"owner",
	"isMailRefused",
] as const;

export const loader = requireStaff(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const texts = text(language, "portalRequests");
	const { query, asked, meant } = await readRequestQuery(request, viewer);
	const [{ rows, next, previous }, known] = await Promise.all([
		listRequests(viewer, query),
		knownOrigins(viewer),
	]);
	const owners = viewer.isAdmin ? await Staff.people(rows.flatMap(({ ownerId }) => ownerId ?? [])) : [viewer];
	const names = new Map(owners.map((owner) => [owner.id, "name" in owner ? owner.name : owner.fullName]));
	const taken = noticedIn(new URL(request.url).search);
	const listed = rows.map((row) => ({
		...row,
		emailShown: shownEmail(row.email),
		phone: row.phone && shownPhone(row.phone),
		due: dueOf(language, row),
		ended: endedOf(language, row),
		demoTime: row.demoAt && formatDeadline(language, new Date(row.demoAt)),
		came: formatDateTime(language, row.createdAt),
		owner: row.ownerId && (names.get(row.ownerId) ?? ""),
	}));
	return {
		columns: columnsOf(listed, shown),
		next,
		previous,
		asked,
		weeks: weeksFor(asked).map((week) => ({
			value: week,
			label: interpolate(texts.list.filters.weekOf, { day: formatDay(language, week) }),
		})),
		known,
		meant,
		notices: taken ? await takenNotice(taken, texts.takenBy) : {},
		title: texts.list.title,
	};
});

/** That somebody else was faster; nothing if that is long ago. */
async function takenNotice(requestId: string, takenBy: string): Promise<Record<string, string>> {
	const owner = await newOwnerOf(requestId);
	return owner === null ? {} : { [`taken.${requestId}`]: interpolate(takenBy, { owner }) };
}

function weeksFor({ week }: RequestsAsked): string[] {
	const weeks = latestWeeks(new Date()).reverse();
	return week && week !== latest && !weeks.includes(week) ? [...weeks, week] : weeks;
}

export default function RequestsPage() {
	const { columns, next, previous, asked, weeks, known, meant, notices } = useLoaderData<typeof loader>();
	const rows = useMemo(() => rowsOf(columns), [columns]);
	const { list } = useRequestTexts();
	const [params] = useSearchParams();
	useReloadOnReturn();
	const view = viewOf(asked);
	return (
		<Main>
			<h1>{list.heading}</h1>
			<p className="hint">
				{asked.state === "ended" || asked.state === "all" ? list.introLatestFirst : list.intro}
			</p>
			<Flash notices={notices} />
			<Views shown={asked} />
			<RequestFilter asked={asked} weeks={weeks} known={known} />
			{meant && meant.length > 0 ? (
				<Meant
					label={list.filters.owner}
					question={list.whichPerson}
					people={meant}
					addressOf={(email) => requests + changedSearch(`?${params}`, { ...firstPage, owner: email })}
				/>
			) : rows.length > 0 ? (
				<RequestTable rows={rows} />
			) : (
				<p className="empty">{view ? list.empty[view] : list.noMatch}</p>
			)}
			{asked.q && asked.state !== "all" && (
				<p>
					<Link to={requests + changedSearch(`?${params}`, { ...firstPage, state: "all", due: null })}>
						{interpolate(list.searchAll, { text: asked.q })}
					</Link>
				</p>
			)}
			<PageLinks next={next} previous={previous} />
		</Main>
	);
}
