import { useLoaderData, useLocation } from "@remix-run/react";
import { deletedInquiries } from "#app/addresses/records.ts";
import { historyPage, listSearch } from "#app/addresses/search.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { findDeletedInquiry } from "#models/inquiry/trash.server.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { RecordFrame } from "../../record/record-frame.tsx";
import { RecordPage } from "../../record/record-page.tsx";
import { Timeline } from "../../record/timeline.tsx";
import { WaysToReach } from "../../record/ways-to-reach.tsx";
import { InquiryFacts } from "../detail/inquiry-facts.tsx";
import { InquiryHead } from "../detail/inquiry-head.tsx";
import { shownInquiry } from "../detail/shown-inquiry.server.ts";
import { useInquiryTexts } from "../use-texts.ts";
import { Deletion } from "./deletion.tsx";

export { meta } from "../../shell/title.ts";

export const loader = requireStaff(async ({ request, params, viewer, language }) => {
	const found = orNotFound(await findDeletedInquiry(viewer, params.id ?? "", historyPage(request)));
	const { deletedAt, deletedBy } = found;
	const { deleted } = text(language, "portalInquiries");
	const inquiry = { ...(await shownInquiry(language, viewer, found)), deletedAt, deletedBy };
	return { inquiry, title: `${inquiry.customerName} · ${deleted.title}` };
});

export default function DeletedInquiryPage() {
	const { inquiry } = useLoaderData<typeof loader>();
	const { search } = useLocation();
	const { deleted } = useInquiryTexts();
	return (
		<RecordPage back={deletedInquiries + listSearch(search)} backText={deleted.back}>
			<RecordFrame
				who={
					<>
						<InquiryHead inquiry={inquiry} isDeleted />
						<WaysToReach reach={inquiry.reach} />
					</>
				}
				next={
					<div className="flex flex-wrap items-center gap-2">
						<Deletion of={inquiry} />
					</div>
				}
				facts={<InquiryFacts inquiry={inquiry} />}
				history={<Timeline history={inquiry.history} />}
			/>
		</RecordPage>
	);
}
