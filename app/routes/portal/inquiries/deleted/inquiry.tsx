import { useLoaderData, useLocation } from "@remix-run/react";
import { deletedInquiries } from "#app/addresses/inquiries.ts";
import { historyPage, listSearch } from "#app/addresses/search.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { findDeletedInquiry } from "#models/inquiry/trash.server.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { customerOfInquiry } from "../customer-of-inquiry.server.ts";
import { Facts } from "../detail/facts.tsx";
import { InquiryHead, InquiryTools } from "../detail/inquiry-head.tsx";
import { shownAddress } from "../detail/shown-address.server.ts";
import { Timeline } from "../detail/timeline.tsx";
import { InquiryPage } from "../inquiry-dialog.tsx";
import { useTexts } from "../use-texts.ts";
import { Deletion } from "./deletion.tsx";

export { meta } from "../../shell/title.ts";

export const loader = requireAdmin(async ({ request, params, viewer }) => {
	const inquiry = orNotFound(await findDeletedInquiry(viewer, params.id ?? "", historyPage(request)));
	const language = await pageLanguage(request);
	const { deleted } = text(language, "portalInquiries");
	const phone = shownPhone(inquiry.customerPhone ?? "");
	const title = `${inquiry.customerName} · ${deleted.title}`;
	const { isMailRefused } = await customerOfInquiry(viewer, inquiry);
	return { inquiry, phone, email: shownAddress(language, inquiry, isMailRefused), title };
});

export default function DeletedInquiryPage() {
	const { inquiry, phone, email } = useLoaderData<typeof loader>();
	const { search } = useLocation();
	const { deleted } = useTexts();
	return (
		<InquiryPage back={deletedInquiries + listSearch(search)} backText={deleted.back}>
			<InquiryHead inquiry={inquiry} />
			<InquiryTools>
				<Deletion of={inquiry} />
			</InquiryTools>
			<Facts inquiry={inquiry} phone={phone} email={email} />
			<Timeline history={inquiry.history} />
		</InquiryPage>
	);
}
