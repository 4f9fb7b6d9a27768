import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { inquiryAddress } from "#app/addresses/records.ts";
import { historyPage } from "#app/addresses/search.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { isAnswer } from "#app/server/form.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { formId } from "#app/ui/form/opened-form.tsx";
import { reloadUnlessFailed, sentIn } from "#app/ui/form/reply.ts";
import { z } from "#app/ui/form/zod.ts";
import { setStage } from "#models/inquiry/inquiry.server.ts";
import { isOfDemo } from "#models/records/record-id.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import { WholeCustomer } from "../../customers/whole-customer.tsx";
import { Give } from "../../hand-over/give.tsx";
import { orNotFound } from "../../or-not-found.server.ts";
import { ContactLog, contactForm } from "../../record/contact-log.tsx";
import { LastLine } from "../../record/last-line.tsx";
import { leadToRecord } from "../../record/lead-to-record.server.ts";
import { Rest } from "../../record/more.tsx";
import { QuotationForm } from "../../record/quotation-form.tsx";
import { RecordFrame, Tools } from "../../record/record-frame.tsx";
import { asPressed, contactFields, dayChecks, noteCheck } from "../../record/schema.ts";
import { Timeline } from "../../record/timeline.tsx";
import { MessageToCopy, WaysToReach } from "../../record/ways-to-reach.tsx";
import { RelatedList } from "../../requests/related-list.tsx";
import { CopyForm } from "../copy-prompt.tsx";
import { FollowUpMark } from "../follow-up-mark.tsx";
import { DialogProblem, InquiryDialog } from "../inquiry-dialog.tsx";
import { stageFields, stageOf, valueCheck } from "../stage/schema.ts";
import { StageForm, stageForm } from "../stage/stage-form.tsx";
import { useInquiryTexts } from "../use-texts.ts";
import { InquiryFacts } from "./inquiry-facts.tsx";
import { InquiryHead } from "./inquiry-head.tsx";
import { shownInquiry } from "./shown-inquiry.server.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

/** A line of the log, or where the inquiry stands: the page has a form of each. */
const inquirySchema = z.object({ ...contactFields, ...stageFields }).check(
	asPressed,
	...dayChecks,
	noteCheck,
	valueCheck,
	z.refine(({ way, stage }) => way || stage, { path: ["way"], error: "wayMissing" }),
);

export const loader = requireStaff(async ({ request, params, viewer, language }) => {
	const found = await Inquiries.findWithHistory(viewer, params.id ?? "", historyPage(request));
	// A posted form gets back what was typed, even if the inquiry was deleted meanwhile.
	if (!found && isAnswer(request)) return { inquiry: null, title: "" };
	const { title, ...inquiry } = await shownInquiry(language, viewer, orNotFound(found));
	return { inquiry, title };
});

export const action = staffAction(requireStaff, {
	schema: inquirySchema,
	counts: "change",
	async run({ values, request, params: { id = "" }, viewer, language }) {
		const { way, stage, opened = "" } = values;
		const isThere = way
			? await Inquiries.log(viewer, id, { ...values, way })
			: await setStage(viewer, id, stageOf(values), opened);
		if (!isThere) throw new Refusal("deletedMeanwhile", 404);
		const texts = text(language, "portalInquiries").stage;
		const { done } = text(language, "portalRecord").log;
		const told = stage && !way ? interpolate(texts.done, { status: texts.stages[stage] }) : done;
		return leadToRecord(request, viewer, language, id, told);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function DetailPage() {
	const { inquiry } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { search } = useLocation();
	const { detail } = useInquiryTexts();
	if (!inquiry) {
		const isStage = sentIn(reply)[formId] === stageForm;
		return (
			<InquiryDialog labelledBy={`${isStage ? stageForm : contactForm}-errors`}>
				{isStage ? <StageForm reply={reply} /> : <ContactLog reply={reply} isDemo />}
			</InquiryDialog>
		);
	}
	const { id, history } = inquiry;
	return (
		<InquiryDialog labelledBy="inquiry-heading">
			<RecordFrame
				who={
					<>
						<InquiryHead inquiry={inquiry} />
						<WaysToReach reach={inquiry.reach} />
					</>
				}
				next={
					<>
						{!history.previous && (
							<LastLine
								last={inquiry.last}
								wrote={inquiry.requirements}
								next={inquiry.followUpOn ? <FollowUpMark inquiry={inquiry} /> : detail.noDay}
							/>
						)}
						<ContactLog reply={reply} inquiry={inquiry} isDemo={isOfDemo(inquiry.requestId)} />
						<StageForm reply={reply} stored={inquiry.stage} />
					</>
				}
				history={<Timeline history={history} />}
				facts={
					<>
						<WholeCustomer id={id} />
						<InquiryFacts inquiry={inquiry} />
						<RelatedList related={inquiry.related} of={id} />
					</>
				}
				more={
					<Rest key={id}>
						<Tools>
							<Link className="btn btn-quiet" to={inquiryAddress(id, "edit", search)}>
								{detail.edit}
							</Link>{" "}
							<CopyForm id={id} />
						</Tools>
						<Give action={inquiryAddress(id, "hand-over", search)} people={inquiry.colleagues} />
						<QuotationForm
							action={inquiryAddress(id, "quotation", search)}
							company={inquiry.companyName}
							size={inquiry.employeeCount}
						/>
						<MessageToCopy reach={inquiry.reach} />
						<p>
							<Link className="btn btn-quiet" to={inquiryAddress(id, "delete", search)} preventScrollReset>
								{detail.delete}
							</Link>
						</p>
					</Rest>
				}
			/>
		</InquiryDialog>
	);
}

export const ErrorBoundary = DialogProblem;
