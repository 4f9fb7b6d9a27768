import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { findDeletedInquiry } from "#models/inquiry/trash.server.ts";
import { orNotFound } from "../change.server.ts";
import { Facts } from "../detail/facts.tsx";
import { InquiryHead } from "../detail/inquiry-head.tsx";
import { Timeline } from "../detail/timeline.tsx";
import { deletedInquiries } from "../paths.ts";
import { useTexts } from "../use-texts.ts";
import { Deletion } from "./deletion.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = requireAdmin(async ({ request, params, viewer }) => {
	const inquiry = orNotFound(await findDeletedInquiry(viewer, params.id ?? ""));
	const language = await pageLanguage(request);
	const { title } = text(language, "portalInquiries").deleted;
	const phone = shownPhone(inquiry.customerPhone ?? "");
	return { inquiry, phone, title: `${inquiry.customerName} · ${title} · ${text(language, "portal").brand}` };
});

/** A deleted inquiry, to read before it is brought back. */
export default function DeletedInquiryPage() {
	const { inquiry, phone } = useLoaderData<typeof loader>();
	const { search } = useLocation();
	const { deleted } = useTexts();
	return (
		<main id="main" className="portal-main panel-page">
			<p>
				<Link to={deletedInquiries + search}>{deleted.back}</Link>
			</p>
			<InquiryHead inquiry={inquiry} />
			<div className="detail-tools">
				<Deletion of={inquiry} />
			</div>
			<Facts inquiry={inquiry} phone={phone} />
			<Timeline events={inquiry.events} />
		</main>
	);
}
