import { Link, Outlet, type ShouldRevalidateFunction, useLoaderData, useLocation } from "@remix-run/react";
import { useMemo } from "react";
import { dashboard as list, newInquiry } from "#app/addresses/inquiries.ts";
import { changedSearch, firstPage, listSearch, noticedIn } from "#app/addresses/search.ts";
import { formatDate } from "#app/i18n/format.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { readOverview } from "#models/inquiry/board.server.ts";
import { findInquiry } from "#models/inquiry/inquiry.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { columnsOf, rowsOf } from "../shell/columns.ts";
import { Main } from "../shell/main.tsx";
import { Meant } from "../shell/meant.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { customerOfInquiry } from "./customer-of-inquiry.server.ts";
import { Counts } from "./list/counts.tsx";
import { FilterForm } from "./list/filter-form.tsx";
import type { ListedInquiry } from "./list/inquiry-table.tsx";
import { Results } from "./list/results.tsx";
import { StatusFilter } from "./list/status-filter.tsx";
import { readListQuery } from "./list-query.server.ts";
import { Notice } from "./notice.tsx";
import { DialogContext, useInquiryDialog } from "./use-inquiry-dialog.ts";
import { useTexts } from "./use-texts.ts";

export { meta } from "../shell/title.ts";

/** Of what the model tells of a row; whose it is, only administrators see. */
const shown = [
	"id",
	"version",
	"day",
	"customerName",
	"companyName",
	"projectType",
	"urgency",
	"status",
	"followUpOn",
	"due",
] as const;

export const loader = requireStaff(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { query, representative } = await readListQuery(request, viewer);
	const noticedId = noticedIn(new URL(request.url).search);
	const [page, overview, noticed] = await Promise.all([
		listInquiries(viewer, query),
		readOverview(viewer),
		noticedId ? findInquiry(viewer, noticedId) : null,
	]);
	const { sort: _order, after: _after, before: _before, ...filters } = query;
	const rows = page.rows.map((row) => ({ ...row, day: formatDate(language, row.createdAt) }));
	return {
		columns: columnsOf(rows, viewer.isAdmin ? [...shown, "salesRepName"] : shown),
		next: page.next,
		previous: page.previous,
		counts: overview.counts,
		representatives: overview.representatives.map(({ name, emailShown }) => ({
			value: emailShown,
			label: name,
		})),
		query,
		sort: page.sort,
		isFiltered: Object.values(filters).some(Boolean),
		noticed: noticed && {
			id: noticed.id,
			customerName: noticed.customerName,
			status: noticed.status,
			also: (await customerOfInquiry(viewer, noticed)).related,
		},
		representative,
		title: text(language, "portalInquiries").dashboard.title,
	};
});

/**
 * Opening an inquiry over the list, and closing it, leave the list as it is; its own address, asked for once more, loads
 * it again. A change of one that is gone leaves it, too: where it was made stands why.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	formMethod,
	actionResult,
	actionStatus,
	currentUrl,
	nextUrl,
}) =>
	formMethod === "POST"
		? actionResult?.status !== "failed" && actionStatus !== 404
		: currentUrl.search !== nextUrl.search || currentUrl.pathname === nextUrl.pathname;

export default function ListPage() {
	const {
		columns,
		next,
		previous,
		query,
		sort,
		isFiltered,
		counts,
		noticed,
		representative,
		representatives,
	} = useLoaderData<typeof loader>();
	const rows: ListedInquiry[] = useMemo(() => rowsOf(columns), [columns]);
	const { search } = useLocation();
	const { viewer, text } = usePortal();
	const { dashboard } = useTexts();
	const { isOpen, isOverList } = useInquiryDialog();
	const several = representative && representative.meant.length > 1 ? representative.meant : null;

	if (isOpen && !isOverList) return <Outlet />;
	return (
		<DialogContext.Provider value={isOverList}>
			<Main>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<h1>{dashboard.heading}</h1>
					{viewer?.isAdmin && <p className="badge">{text.roles.adminBadge}</p>}
					<Counts counts={counts} />
					<Link className="btn btn-primary ms-auto print:hidden" to={newInquiry}>
						{dashboard.newInquiry}
					</Link>
				</div>
				<Notice noticed={noticed} />
				<StatusFilter status={query.status} />
				<FilterForm
					query={query}
					sort={sort}
					isFiltered={isFiltered}
					representative={representative}
					representatives={representatives}
					shown={several ? null : rows.length}
					isAll={!next && !previous}
				/>
				{several ? (
					<Meant
						label={dashboard.filters.representative}
						question={dashboard.whichRepresentative}
						people={several}
						addressOf={(email) => list + changedSearch(search, { ...firstPage, rep: email })}
					/>
				) : (
					<Results
						rows={rows}
						next={next}
						previous={previous}
						isFiltered={isFiltered}
						exportAddress={`/portal/inquiries.csv${listSearch(search)}`}
					/>
				)}
			</Main>
			<Outlet />
		</DialogContext.Provider>
	);
}
