import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { inquiryAddress } from "#app/addresses/inquiries.ts";
import { historyPage } from "#app/addresses/search.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { isAnswer } from "#app/server/form.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { findInquiryWithHistory, logInquiryContact } from "#models/inquiry/inquiry.server.ts";
import { Refusal } from "#models/refusal.ts";
import { Give } from "../../hand-over/give.tsx";
import { orNotFound } from "../../or-not-found.server.ts";
import { ContactLog } from "../../record/contact-log.tsx";
import { QuotationForm } from "../../record/quotation-form.tsx";
import { RecordFrame, Tools } from "../../record/record-frame.tsx";
import { contactSchema } from "../../record/schema.ts";
import { Timeline } from "../../record/timeline.tsx";
import { WaysToReach } from "../../record/ways-to-reach.tsx";
import { RelatedList } from "../../requests/related-list.tsx";
import { CopyForm } from "../copy-prompt.tsx";
import { DialogProblem, InquiryDialog } from "../inquiry-dialog.tsx";
import { StatusForm } from "../status-form.tsx";
import { useInquiryTexts } from "../use-texts.ts";
import { InquiryFacts } from "./inquiry-facts.tsx";
import { InquiryHead } from "./inquiry-head.tsx";
import { shownInquiry } from "./shown-inquiry.server.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireStaff(async ({ request, params, viewer, language }) => {
	const found = await findInquiryWithHistory(viewer, params.id ?? "", historyPage(request));
	// A posted form gets back what was typed, even if the inquiry was deleted meanwhile.
	if (!found && isAnswer(request)) return { inquiry: null, title: "" };
	const { title, ...inquiry } = await shownInquiry(language, viewer, orNotFound(found));
	return { inquiry, title };
});

export const action = staffAction(requireStaff, {
	schema: contactSchema,
	counts: "change",
	async run({ values, request, params, viewer, language }) {
		const { id = "" } = params;
		if (!(await logInquiryContact(viewer, id, values))) throw new Refusal("deletedMeanwhile", 404);
		const { done } = text(language, "portalRecord").log;
		return leadTo(inquiryAddress(id, undefined, new URL(request.url).search), done);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function DetailPage() {
	const { inquiry } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { pathname, search } = useLocation();
	const { dashboard, detail, options } = useInquiryTexts();
	if (!inquiry) {
		return (
			<InquiryDialog labelledBy="contact-log-errors">
				<ContactLog reply={reply} />
			</InquiryDialog>
		);
	}
	return (
		<InquiryDialog labelledBy="inquiry-heading">
			<RecordFrame
				who={
					<>
						<InquiryHead inquiry={inquiry} />
						<div className="flex flex-wrap items-center gap-2">
							<div className="statuses w-54">
								<StatusForm
									inquiry={inquiry}
									label="detail-status inquiry-heading"
									buttonId="detail-set"
									buttonLabel="detail-set detail-status inquiry-heading"
									page={pathname + search}
								>
									<span id="detail-status" className="sr-only">
										{dashboard.columns.status}
									</span>
								</StatusForm>
							</div>
							{inquiry.status === "completed" && (
								<Link
									className="btn btn-quiet print:hidden"
									to={inquiryAddress(inquiry.id, "outcome", search)}
								>
									{inquiry.outcome ? detail.changeOutcome : detail.outcome}
								</Link>
							)}
						</div>
						<WaysToReach reach={inquiry.reach} />
					</>
				}
				next={
					<>
						<ContactLog reply={reply} inquiry={{ ...inquiry, statuses: options.status }} />
						<Tools>
							<Link className="btn btn-quiet" to={inquiryAddress(inquiry.id, "edit", search)}>
								{detail.edit}
							</Link>{" "}
							<CopyForm id={inquiry.id} />
						</Tools>
						<Give action={inquiryAddress(inquiry.id, "hand-over", search)} people={inquiry.colleagues} />
						<QuotationForm
							action={inquiryAddress(inquiry.id, "quotation", search)}
							company={inquiry.companyName}
							size={inquiry.employeeCount}
						/>
					</>
				}
				facts={
					<>
						<InquiryFacts inquiry={inquiry} />
						<RelatedList related={inquiry.related} of={inquiry.id} />
					</>
				}
				history={<Timeline history={inquiry.history} />}
				foot={
					<Link
						className="btn btn-quiet"
						to={inquiryAddress(inquiry.id, "delete", search)}
						preventScrollReset
					>
						{detail.delete}
					</Link>
				}
			/>
		</InquiryDialog>
	);
}

export const ErrorBoundary = DialogProblem;
