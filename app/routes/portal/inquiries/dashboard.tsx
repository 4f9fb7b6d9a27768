import {
	type ClientLoaderFunctionArgs,
	Link,
	Outlet,
	type ShouldRevalidateFunction,
	useLoaderData,
	useLocation,
	useParams,
} from "@remix-run/react";
import { useEffect } from "react";
import { dashboard as list, newInquiry } from "#app/addresses/records.ts";
import { changedSearch, firstPage } from "#app/addresses/search.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import { asksForPage } from "#app/server/place.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { ListPage } from "../list/list-page.tsx";
import { SeveralBar } from "../several/several-bar.tsx";
import { BehindDialog } from "../shell/flash.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { TodayLine } from "../today/today-line.tsx";
import { InquiryFilters } from "./inquiry-filters.tsx";
import { InquiryTable } from "./inquiry-table.tsx";
import { type ShownList, shownList } from "./shown-list.server.ts";
import { useInquiryTexts } from "./use-texts.ts";

export { meta } from "../shell/title.ts";

const isList = (address: string) => new URL(address).pathname === list;

export const loader = requireStaff(async ({ request, viewer, language }) => {
	const { title } = text(language, "portalInquiries").dashboard;
	// An inquiry that is opened by its address is a page without the list.
	const isAlone = asksForPage(request) && !isList(request.url);
	return { title, shown: isAlone ? null : await shownList(language, viewer, request) };
});

/** Whether the list is on screen: if so, an inquiry opens as a dialog over it, otherwise as a page of its own. */
let isShown = false;

export const clientLoader = async ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
	isShown || isList(request.url) ? serverLoader<typeof loader>() : null;

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
		: !isShown || currentUrl.search !== nextUrl.search || currentUrl.pathname === nextUrl.pathname;

export default function DashboardPage() {
	const shown = useLoaderData<typeof loader>()?.shown;
	const isOpen = useParams().id !== undefined;
	if (!shown || (isOpen && !isShown)) return <Outlet />;
	return (
		<BehindDialog.Provider value={isOpen}>
			<InquiryList {...shown} />
			<Outlet />
		</BehindDialog.Provider>
	);
}

function InquiryList({ asked, isFiltered, page, counts, today, representatives }: ShownList) {
	const { search } = useLocation();
	const { viewer, language, text } = usePortal();
	const { dashboard, options } = useInquiryTexts();
	const { q, due, month, outcome, reason, source, week } = asked;
	const hasOwnOrder = [q, due, month, outcome, reason, source, week].some(Boolean);
	const tab = (name: string, status?: InquiryStatus) => ({
		name,
		count: counts ? formatNumber(language, counts[status ?? "total"]) : undefined,
		address: list + changedSearch(search, { ...firstPage, status }),
		isShown: status === asked.status,
	});

	useEffect(() => {
		isShown = true;
		return () => {
			isShown = false;
		};
	}, []);

	return (
		<ListPage
			address={list}
			heading={dashboard.heading}
			intro={dashboard.intro}
			beside={
				<>
					{viewer?.isAdmin && <p className="badge max-sm:order-1">{text.roles.adminBadge}</p>}
					<Link className="btn btn-primary ms-auto print:hidden" to={newInquiry}>
						{dashboard.newInquiry}
					</Link>
				</>
			}
			notice={<TodayLine />}
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
					today={today}
					representatives={representatives}
				/>
			}
			person={{ name: "rep", label: dashboard.filters.representative, asked: asked.rep }}
			page={page}
			cut={page.isCut ? (asked.q ? text.list.bounded : dashboard.bounded) : undefined}
			rows={<InquiryTable rows={page.rows} sort={page.sort} isSortable={!hasOwnOrder} />}
			empty={isFiltered ? dashboard.noMatch : dashboard.empty}
			exportAddress={`/portal/inquiries.csv${changedSearch(search, firstPage)}`}
			several={
				<SeveralBar
					list="inquiries"
					statuses={inquiryStatuses.map((one) => [one, options.status[one]])}
					more={["hand-over", "export", "delete"]}
				/>
			}
		/>
	);
}
