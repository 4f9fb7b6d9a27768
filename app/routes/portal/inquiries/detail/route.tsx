import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { inquiryAddress } from "#app/addresses/inquiries.ts";
import { historyPage } from "#app/addresses/search.ts";
import { formatDateTime, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { findInquiryWithHistory } from "#models/inquiry/inquiry.server.ts";
import { demoHourOf } from "#models/request/coming-demos.server.ts";
import { visitorChanges } from "#models/request/history.server.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { correctionLines } from "../../requests/corrections.ts";
import { RelatedList } from "../../requests/related-list.tsx";
import { CopyForm } from "../copy-prompt.tsx";
import { customerOfInquiry } from "../customer-of-inquiry.server.ts";
import { FollowUpForm } from "../follow-up-form.tsx";
import { DialogProblem, InquiryDialog } from "../inquiry-dialog.tsx";
import { StatusForm } from "../status-form.tsx";
import { useTexts } from "../use-texts.ts";
import { Facts } from "./facts.tsx";
import { InquiryHead, InquiryTools } from "./inquiry-head.tsx";
import { shownAddress } from "./shown-address.server.ts";
import { Timeline } from "./timeline.tsx";

export { meta } from "../../shell/title.ts";

export const loader = requireStaff(async ({ request, params, viewer }) => {
	const inquiry = orNotFound(await findInquiryWithHistory(viewer, params.id ?? "", historyPage(request)));
	const language = await pageLanguage(request);
	const { detail } = text(language, "portalInquiries");
	const name = interpolate(detail.title, {
		customer: inquiry.customerName,
		company: inquiry.companyName,
	});
	const { requestId, createdAt } = inquiry;
	const [{ related: also, isMailRefused }, demoAt, changes] = await Promise.all([
		customerOfInquiry(viewer, inquiry),
		requestId ? demoHourOf(requestId) : undefined,
		requestId ? visitorChanges(requestId, new Date(createdAt)) : [],
	]);
	const { demo, events } = text(language, "portalRequests");
	const phone = shownPhone(inquiry.customerPhone ?? "");
	return {
		inquiry,
		also,
		phone,
		email: shownAddress(language, inquiry, isMailRefused),
		demo: demoAt && interpolate(demo.booked, { time: formatDeadline(language, demoAt) }),
		changes: changes.map(({ id, kind, at, corrected }) => ({
			id,
			text: [`${events[kind]} · ${formatDateTime(language, at)}`, ...correctionLines({ corrected })].join(
				"\n",
			),
		})),
		title: name,
	};
});

export const shouldRevalidate = reloadUnlessFailed;

export default function DetailPage() {
	const { inquiry, also, phone, email, demo, changes } = useLoaderData<typeof loader>();
	const { pathname, search } = useLocation();
	const { dashboard, detail } = useTexts();
	return (
		<InquiryDialog labelledBy="inquiry-heading" inquiry={inquiry}>
			<InquiryHead inquiry={inquiry} demo={demo} changes={changes} />
			<InquiryTools>
				<div className="statuses">
					<StatusForm
						inquiry={inquiry}
						label="detail-status inquiry-heading"
						buttonId="detail-set"
						buttonLabel="detail-set detail-status inquiry-heading"
					>
						<input type="hidden" name="returnTo" value={pathname + search} />
						<span id="detail-status" className="sr-only">
							{dashboard.columns.status}
						</span>
					</StatusForm>
				</div>
				<Link className="btn btn-quiet" to={inquiryAddress(inquiry.id, "edit", search)}>
					{detail.edit}
				</Link>
				<CopyForm id={inquiry.id} />
				<Link className="btn btn-quiet" to={inquiryAddress(inquiry.id, "delete", search)} preventScrollReset>
					{detail.delete}
				</Link>
			</InquiryTools>
			<FollowUpForm inquiry={inquiry} />
			<Facts inquiry={inquiry} phone={phone} email={email} />
			<RelatedList related={also} />
			<Timeline history={inquiry.history} />
		</InquiryDialog>
	);
}

export const ErrorBoundary = DialogProblem;
