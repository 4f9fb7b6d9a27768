import { Link, useLocation, useNavigation } from "@remix-run/react";
import type { InquiryPage } from "#models/sales-inquiry.server.ts";
import { changedSearch, dashboard, firstPage } from "../addresses.ts";
import { useTexts } from "../use-texts.ts";
import { InquiryTable } from "./inquiry-table.tsx";
import { MovedNotice } from "./moved-notice.tsx";

type Props = Pick<InquiryPage, "rows" | "next" | "previous"> & { isFiltered: boolean; exportAddress: string };

export function Results({ rows, next, previous, isFiltered, exportAddress }: Props) {
	const { dashboard: text } = useTexts();
	const { state, location } = useNavigation();
	const isLoading = state === "loading" && location.pathname === dashboard;
	return (
		<section aria-label={text.heading} aria-busy={isLoading} className="results">
			<p className="loading" role="status">
				{isLoading && text.loading}
			</p>
			<MovedNotice rows={rows} />
			{rows.length > 0 ? (
				<InquiryTable rows={rows} />
			) : (
				<div className="empty">
					<p>{text.empty}</p>
					{isFiltered && <Link to={dashboard}>{text.clear}</Link>}
				</div>
			)}
			{rows.length > 0 && (
				<div className="list-foot">
					<PageLinks next={next} previous={previous} />
					<a href={exportAddress} download>
						{text.exportCsv}
					</a>
				</div>
			)}
		</section>
	);
}

function PageLinks({ next, previous }: Pick<InquiryPage, "next" | "previous">) {
	const { search } = useLocation();
	const { pages } = useTexts().dashboard;
	if (!next && !previous) return null;
	return (
		<nav aria-label={pages.label} className="pages">
			{previous && (
				<Link rel="prev" to={dashboard + changedSearch(search, { ...firstPage, before: previous })}>
					{pages.previous}
				</Link>
			)}
			{next && (
				<Link rel="next" to={dashboard + changedSearch(search, { ...firstPage, after: next })}>
					{pages.next}
				</Link>
			)}
		</nav>
	);
}
