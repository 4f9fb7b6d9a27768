import { data, type HeadersFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { dashboard, inquiryAddress, newInquiry, requestAddress } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { flashed } from "#app/server/flash.server.ts";
import { isAnswer, submissionIdOf } from "#app/server/form.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { orUnseen } from "#app/server/unseen.server.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { useOpenedForms } from "#app/ui/form/opened-form.tsx";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { convertRequest, hasLostInquiry } from "#models/customer/conversion.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import type { Language } from "#models/language.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import type { RequestView } from "#models/request/view.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { inquiryFrom } from "../../requests/inquiry-from.server.ts";
import { isOfCustomer, RelatedList } from "../../requests/related-list.tsx";
import { Main } from "../../shell/main.tsx";
import { customerOfInquiry } from "../customer-of-inquiry.server.ts";
import { newInquirySchema } from "../schema.ts";
import { useInquiryTexts } from "../use-texts.ts";
import { LeadEnded } from "./lead-ended.tsx";
import { NewInquiryForm } from "./new-inquiry-form.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

const secondsToDashboard = 2;

/** Without JavaScript the browser follows the Refresh header. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const loadForStaff = requireStaff(async ({ request, viewer, language }) => {
	const logged = new URL(request.url).searchParams.get("logged");
	const done = logged === null ? null : await loggedInquiry(viewer, language, logged);
	const asked = new URL(request.url).searchParams.get("request");
	const found = asked === null ? null : await Requests.findWithHistory(viewer, asked);
	// A posted form gets back what was typed, even if the lead is gone meanwhile.
	const visitor = asked === null || isAnswer(request) ? found : orNotFound(found);
	const view = {
		done: done && { id: done.id, also: done.also },
		visitor: visitor && {
			id: visitor.id,
			name: visitor.name,
			values: inquiryFrom(visitor, language),
			ended: visitor.state === "ended" ? await endOf(viewer, visitor) : null,
		},
		title: titleIn(language, done !== null),
		submissionId: crypto.randomUUID(),
	};
	return data(view, { headers: done?.headers });
});

/** The id comes back from the form that was sent. */
export const loader = orUnseen(loadForStaff, async ({ request }) => {
	const title = titleIn(await pageLanguage(request), false);
	return data({ done: null, visitor: null, title, submissionId: "" });
});

/** Whether a lead that is ended became an inquiry, which is named if the viewer may open it. */
async function endOf(viewer: Viewer, lead: RequestView) {
	const isInquiry = lead.inquiryId !== undefined && !(await hasLostInquiry(lead));
	const inquiry = isInquiry ? await Inquiries.find(viewer, lead.inquiryId ?? "") : null;
	return { isInquiry, inquiryId: inquiry?.id };
}

async function loggedInquiry(viewer: Viewer, language: Language, id: string) {
	const inquiry = await Inquiries.find(viewer, id);
	if (!inquiry) return null;
	const { related: also } = await customerOfInquiry(viewer, inquiry);
	const headers = new Headers({ Refresh: `${secondsToDashboard}; url=${dashboard}` });
	// Two seconds are too short to read of other records, so that the dashboard leads to them.
	if (also.length > 0) {
		const said = interpolate(text(language, "portalInquiries").dashboard.logged, {
			customer: inquiry.customerName,
		});
		const { heading, hints } = text(language, "portalRequests").related;
		const words = also.some(isOfCustomer) ? heading : hints;
		const flash = { text: `${said} `, link: { words, to: inquiryAddress(id) } };
		headers.append("Set-Cookie", await flashed(flash));
	}
	return { id, also, headers };
}

function titleIn(language: Language, done: boolean): string {
	const { inquiry } = text(language, "portalInquiries");
	return done ? inquiry.done.heading : inquiry.title;
}

export const action = staffAction(requireStaff, {
	schema: newInquirySchema,
	counts: "inquiry",
	isBlank: true,
	async run({ values: { submissionId, followUpOn, request: requestId, ...fields }, viewer }) {
		const answers = submissionIdOf({ submissionId, followUpOn, ...fields });
		const { id } = requestId
			? await convertRequest(requestId, fields, viewer, answers, followUpOn)
			: await submitInquiry(fields, viewer, answers, { followUpOn });
		return redirect(`${newInquiry}?${new URLSearchParams({ logged: id })}`, 303);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

export default function NewInquiryPage() {
	const { submissionId, visitor, done } = useLoaderData<typeof loader>();
	const { inquiry } = useInquiryTexts();
	const reply = useActionData<typeof action>();
	const navigate = useNavigate();
	const announce = useAnnounce();
	// Drafts are kept by form id, so each lead has its own: what is typed for one customer is never offered for another.
	const form = visitor ? `inquiry-of-${visitor.id}` : "inquiry";
	const isKept = useOpenedForms()?.keptFor(form) != null;

	useEffect(() => {
		if (!done) return;
		announce(inquiry.done.text);
		const timer = setTimeout(() => navigate(dashboard, { replace: true }), secondsToDashboard * 1000);
		return () => clearTimeout(timer);
	}, [done, navigate, announce, inquiry]);

	if (done) {
		return (
			<Main>
				<section className="success-panel [&_h2]:mt-3">
					<h1>{inquiry.done.heading}</h1>
					<p>{inquiry.done.text}</p>
					<p className="flex flex-wrap gap-x-6 [&_a]:inline-block [&_a]:py-1">
						<Link to={inquiryAddress(done.id)}>{inquiry.done.open}</Link>{" "}
						<a href={dashboard}>{inquiry.done.link}</a>
					</p>
					<RelatedList related={done.also} />
				</section>
			</Main>
		);
	}
	return (
		<Main className="[--measure:52rem] [&_.form]:gap-5">
			<h1>{inquiry.heading}</h1>
			{visitor && !visitor.ended && (
				<p className="wrap-anywhere">
					<Link to={requestAddress(visitor.id)}>{interpolate(inquiry.fromLead, { name: visitor.name })}</Link>
					. <span className="text-ink-soft">{inquiry.historyFollows}</span>
				</p>
			)}
			{visitor?.ended && <LeadEnded id={visitor.id} name={visitor.name} {...visitor.ended} />}
			{(reply || isKept || !visitor?.ended) && (
				<NewInquiryForm id={form} submissionId={submissionId} visitor={visitor} reply={reply} />
			)}
		</Main>
	);
}
