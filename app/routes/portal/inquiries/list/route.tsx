import type { MetaFunction } from "@remix-run/node";
import { Link, Outlet, type ShouldRevalidateFunction, useLoaderData, useLocation } from "@remix-run/react";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { listRepresentatives } from "#models/inquiry/board.server.ts";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { findInquiry } from "#models/inquiry/inquiry.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { readListQuery } from "../list-query.server.ts";
import { Notice } from "../notice.tsx";
import { movedIn } from "../paths.ts";
import { DialogContext, useInquiryDialog } from "../use-inquiry-dialog.ts";
import { useTexts } from "../use-texts.ts";
import { Counts } from "./counts.tsx";
import { FilterForm } from "./filter-form.tsx";
import { Meant } from "./meant.tsx";
import { Results } from "./results.tsx";
import { StatusFilter } from "./status-filter.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = requireStaff(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { query, representative } = await readListQuery(request, viewer);
	const movedId = movedIn(new URL(request.url).search);
	const [page, counts, representatives, moved] = await Promise.all([
		listInquiries(viewer, query),
		countInquiries(viewer),
		listRepresentatives(viewer),
		movedId ? findInquiry(viewer, movedId) : null,
	]);
	const { sort: _order, after: _after, before: _before, ...filters } = query;
	return {
		...page,
		query,
		isFiltered: Object.values(filters).some(Boolean),
		counts,
		moved: moved && { id: moved.id, customerName: moved.customerName, status: moved.status },
		representative,
		representatives,
		title: `${text(language, "portalInquiries").dashboard.title} · ${text(language, "portal").brand}`,
	};
});

/**
 * Opening an inquiry over the list, and closing it, leave the list as it is; its own address, asked for once more, loads
 * it again. A change of one that is gone leaves it, too: where it was made stands why.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	formMethod,
	actionResult,
	currentUrl,
	nextUrl,
}) =>
	formMethod === "POST"
		? !["failed", "missing"].includes(actionResult?.status)
		: currentUrl.search !== nextUrl.search || currentUrl.pathname === nextUrl.pathname;

/** The list of inquiries, and over it what was opened from it: an inquiry, or the question whether to delete it. */
export default function ListPage() {
	const { rows, next, previous, query, isFiltered, counts, moved, representative, representatives } =
		useLoaderData<typeof loader>();
	const { search } = useLocation();
	const { viewer, text } = usePortal();
	const { dashboard } = useTexts();
	const { isOpen, isOverList } = useInquiryDialog();
	const several = representative && representative.meant.length > 1 ? representative.meant : null;

	if (isOpen && !isOverList) return <Outlet />;
	return (
		<DialogContext.Provider value={isOverList}>
			<main id="main" className="portal-main">
				<div className="list-head">
					<h1>{dashboard.heading}</h1>
					{viewer?.isAdmin && <p className="badge">{text.roles.adminBadge}</p>}
					<Counts counts={counts} />
					<Link className="btn btn-primary" to="/portal/inquiry">
						{dashboard.newInquiry}
					</Link>
				</div>
				<Notice moved={moved} />
				<StatusFilter status={query.status} />
				<FilterForm
					query={query}
					isFiltered={isFiltered}
					representative={representative}
					representatives={representatives}
					shown={several ? null : rows.length}
					isAll={!next && !previous}
				/>
				{several ? (
					<Meant people={several} />
				) : (
					<Results
						rows={rows}
						next={next}
						previous={previous}
						isFiltered={isFiltered}
						exportAddress={`/portal/inquiries.csv${search}`}
					/>
				)}
			</main>
			<Outlet />
		</DialogContext.Provider>
	);
}
