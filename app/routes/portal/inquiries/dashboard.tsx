import { Link, Outlet, type ShouldRevalidateFunction, useLoaderData, useLocation } from "@remix-run/react";
import { dashboard as list, newInquiry } from "#app/addresses/inquiries.ts";
import { changedSearch, firstPage, listSearch, noticedIn } from "#app/addresses/search.ts";
import { formatAgo, formatDate, formatNumber } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { readOverview } from "#models/inquiry/board.server.ts";
import { findInquiry } from "#models/inquiry/inquiry.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { ListPage, Tabs } from "../list/list-page.tsx";
import { shownResult } from "../several/result.server.ts";
import { SeveralBar } from "../several/several-bar.tsx";
import { SeveralNotice } from "../several/several-notice.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { TodayLine } from "../today/today-line.tsx";
import { customerOfInquiry } from "./customer-of-inquiry.server.ts";
import { DialogContext, useInquiryDialog } from "./inquiry-dialog.tsx";
import { InquiryFilters } from "./inquiry-filters.tsx";
import { InquiryTable } from "./inquiry-table.tsx";
import { readInquiryQuery } from "./list-query.server.ts";
import { MovedNotice, useMoved } from "./moved.tsx";
import { Notice } from "./notice.tsx";
import { outcomeText } from "./outcome/outcome-text.server.ts";
import { useTexts } from "./use-texts.ts";

export { meta } from "../shell/title.ts";

export const loader = requireStaff(async ({ request, viewer }) => {
	const language = await pageLanguage(request);
	const { asked, page, query } = await readInquiryQuery(request, viewer);
	const { lastContact } = text(language, "portalRecord");
	const noticedId = noticedIn(new URL(request.url).search);
	const [found, overview, noticed, result] = await Promise.all([
		listInquiries(viewer, { ...query, ...page }),
		readOverview(viewer),
		noticedId ? findInquiry(viewer, noticedId) : null,
		shownResult(request, viewer, "inquiries", language),
	]);
	const names = new Map(overview.representatives.map(({ id, name }) => [id, name]));
	// The overview already names the first fifty owners, so most firms need no further query.
	const others = viewer.isAdmin ? found.rows.filter(({ ownerId }) => !names.has(ownerId)) : [];
	if (others.length > 0)
		for (const { id, name } of await Staff.people(others.map(({ ownerId }) => ownerId))) names.set(id, name);
	const { sort: _order, ...filters } = asked;
	return {
		asked,
		isFiltered: Object.values(filters).some(Boolean),
		page: {
			...found,
			rows: found.rows.map(({ createdAt, updatedAt, contactedAt, salesRepName, ownerId, ...row }) => ({
				...row,
				ended: outcomeText(language, row),
				day: formatDate(language, createdAt),
				contact: contactedAt && interpolate(lastContact, { ago: formatAgo(language, contactedAt) }),
				...(viewer.isAdmin && { owner: names.get(ownerId) ?? salesRepName }),
			})),
		},
		counts: overview.counts,
		representatives: overview.representatives.map(({ name, emailShown }) => ({
			value: emailShown,
			label: name,
		})),
		result,
		noticed: noticed && {
			id: noticed.id,
			customerName: noticed.customerName,
			status: noticed.status,
			also: (await customerOfInquiry(viewer, noticed)).related,
		},
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

export default function DashboardPage() {
	const { asked, isFiltered, page, counts, representatives, result, noticed } =
		useLoaderData<typeof loader>();
	const { search } = useLocation();
	const { viewer, language, text } = usePortal();
	const { dashboard, options } = useTexts();
	const { isOpen, isOverList } = useInquiryDialog();
	const moved = useMoved(page.rows);
	const tab = (name: string, status?: InquiryStatus) => ({
		name,
		address: list + changedSearch(search, { ...firstPage, status }),
		isShown: status === asked.status,
	});

	if (isOpen && !isOverList) return <Outlet />;
	return (
		<DialogContext.Provider value={isOverList}>
			<ListPage
				address={list}
				heading={dashboard.heading}
				intro={dashboard.intro}
				beside={
					<>
						{viewer?.isAdmin && <p className="badge max-sm:order-1">{text.roles.adminBadge}</p>}
						<dl className="flex flex-wrap gap-x-5 gap-y-1 max-lg:order-1 max-sm:gap-x-2 max-sm:text-sm [font-variant-numeric:tabular-nums] [&_dd]:font-bold [&_dt]:font-normal [&_dt]:text-ink-soft [&>div]:flex [&>div]:flex-row-reverse [&>div]:gap-[0.35em]">
							{(["total", ...inquiryStatuses] as const).map((name) => (
								<div key={name}>
									<dt>{dashboard.counts[name]}</dt>
									<dd>{formatNumber(language, counts[name])}</dd>
								</div>
							))}
						</dl>
						<Link className="btn btn-primary ms-auto print:hidden" to={newInquiry}>
							{dashboard.newInquiry}
						</Link>
					</>
				}
				notice={
					<>
						<TodayLine />
						{!isOpen && <Notice noticed={noticed} />}
						{!isOpen && result && <SeveralNotice list="inquiries" result={result} />}
						<MovedNotice moved={moved} />
					</>
				}
				tabs={
					<Tabs
						label={dashboard.statusFilter}
						tabs={[tab(dashboard.all), ...inquiryStatuses.map((one) => tab(options.status[one], one))]}
					/>
				}
				search={
					<InquiryFilters
						asked={asked}
						isFiltered={isFiltered}
						sort={page.sort}
						representatives={representatives}
					/>
				}
				person={{ name: "rep", label: dashboard.filters.representative, asked: asked.rep }}
				page={page}
				rows={<InquiryTable rows={page.rows} sort={page.sort} isSortable={!asked.q && !asked.due} />}
				empty={isFiltered ? dashboard.noMatch : dashboard.empty}
				exportAddress={`/portal/inquiries.csv${listSearch(search)}`}
				several={
					<SeveralBar
						list="inquiries"
						statuses={inquiryStatuses.map((one) => [one, options.status[one]])}
						buttons={["day", "hand-over", "export", "delete"]}
					/>
				}
			/>
			<Outlet />
		</DialogContext.Provider>
	);
}
