import { useNavigation } from "@remix-run/react";
import { dashboard } from "#app/addresses/inquiries.ts";
import type { InquiryPage } from "#models/inquiry/list.server.ts";
import { PageLinks } from "../../shell/page-links.tsx";
import { useTexts } from "../use-texts.ts";
import { InquiryTable, type ListedInquiry } from "./inquiry-table.tsx";
import { MovedNotice } from "./moved-notice.tsx";

type Props = Pick<InquiryPage, "next" | "previous"> & {
	rows: ListedInquiry[];
	isFiltered: boolean;
	exportAddress: string;
};

export function Results({ rows, next, previous, isFiltered, exportAddress }: Props) {
	const { dashboard: text } = useTexts();
	const { state, location } = useNavigation();
	const isLoading = state === "loading" && location.pathname === dashboard;
	return (
		<section aria-label={text.heading} aria-busy={isLoading} className="[&[aria-busy=true]>table]:opacity-55">
			<MovedNotice rows={rows} />
			{rows.length > 0 ? (
				<InquiryTable rows={rows} />
			) : (
				<p className="empty">{isFiltered ? text.noMatch : text.empty}</p>
			)}
			{rows.length > 0 && (
				<div className="flex flex-wrap justify-between gap-x-6 gap-y-2 py-3 print:hidden [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&>a]:ms-auto">
					<PageLinks next={next} previous={previous} />
					<a href={exportAddress}>{text.exportCsv}</a>
				</div>
			)}
		</section>
	);
}
