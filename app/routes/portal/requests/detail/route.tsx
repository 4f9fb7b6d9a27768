import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { requestAddress, requests } from "#app/addresses/requests.ts";
import { historyPage, listSearch } from "#app/addresses/search.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { isAnswer } from "#app/server/form.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { useOpenedForms } from "#app/ui/form/opened-form.tsx";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { contactOf } from "#models/customer/contact.server.ts";
import { relatedTo } from "#models/customer/related.server.ts";
import { findRequest, logContact } from "#models/request/request.server.ts";
import { WholeCustomer } from "../../customers/whole-customer.tsx";
import { colleaguesOf } from "../../hand-over/colleagues.server.ts";
import { Give } from "../../hand-over/give.tsx";
import { orNotFound } from "../../or-not-found.server.ts";
import { ContactLog, contactForm } from "../../record/contact-log.tsx";
import { Facts } from "../../record/facts.tsx";
import { LastLine } from "../../record/last-line.tsx";
import { Rest } from "../../record/more.tsx";
import { QuotationForm } from "../../record/quotation-form.tsx";
import { RecordFrame } from "../../record/record-frame.tsx";
import { contactSchema } from "../../record/schema.ts";
import { Timeline } from "../../record/timeline.tsx";
import { MessageToCopy, WaysToReach } from "../../record/ways-to-reach.tsx";
import { Main } from "../../shell/main.tsx";
import { Press } from "../../shell/post-form.tsx";
import { RelatedList } from "../related-list.tsx";
import { requestChanged } from "../request-action.server.ts";
import { useRequestTexts } from "../use-texts.ts";
import { RequestHead } from "./request-head.tsx";
import { RequestTools } from "./request-tools.tsx";
import { type ShownRequest, shownRequest } from "./shown-request.server.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireStaff(async ({ request, params, viewer, language }) => {
	const found = await findRequest(viewer, params.request ?? "", historyPage(request));
	// A posted form gets back what was typed, even if the request was erased meanwhile.
	if (!found && isAnswer(request))
		return { shown: null, related: [], inquiries: [], colleagues: [], title: "" };
	const view = orNotFound(found);
	const isGivable = view.state !== "ended" && (viewer.isAdmin || view.ownerId === viewer.id);
	const [shown, colleagues, related] = await Promise.all([
		shownRequest(language, viewer, view),
		isGivable ? colleaguesOf(view.ownerId) : [],
		relatedTo(viewer, { ...contactOf(view), customerId: view.customerId }, [view.id]),
	]);
	const { detail, kinds } = text(language, "portalRequests");
	const inquiries = related.flatMap(({ what, id, name, isOpen, createdAt }) =>
		what === "inquiry" && id && isOpen
			? [
					{
						id,
						label: interpolate(detail.addTo, { customer: name ?? "", day: formatDate(language, createdAt) }),
					},
				]
			: [],
	);
	return {
		inquiries,
		colleagues,
		shown,
		related,
		title: interpolate(detail.title, { name: view.name, kind: kinds[view.kind] }),
	};
});

export const action = staffAction(requireStaff, {
	schema: contactSchema,
	counts: "change",
	run({ values, request, params, viewer, language }) {
		const { done } = text(language, "portalRecord").log;
		return requestChanged(request, params, (id) => logContact(viewer, id, values), done);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function RequestPage() {
	const { shown, related, inquiries, colleagues } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { detail } = useRequestTexts();
	const { search } = useLocation();
	// Closed by somebody else meanwhile: what was typed stays.
	const [loggedFor, setLoggedFor] = useState<string>();
	if (shown && shown.state !== "ended" && shown.id !== loggedFor) setLoggedFor(shown.id);
	const isKept = useOpenedForms()?.keptFor(contactForm) != null;
	const hasLog = shown?.state !== "ended" || shown.id === loggedFor || isKept || reply?.status === "invalid";
	return (
		<Main className="[--measure:87rem]">
			<p className="print:hidden">
				<Link to={requests + listSearch(search)}>{detail.back}</Link>
			</p>
			<RecordFrame
				who={
					shown && (
						<>
							<RequestHead request={shown} />
							<WaysToReach reach={shown.reach} />
						</>
					)
				}
				next={
					<>
						{shown && !shown.history.previous && (
							<LastLine last={shown.last} wrote={writtenIn(shown)} next={<Due request={shown} />} />
						)}
						{hasLog && <ContactLog reply={reply} />}
						{shown && <RequestTools request={shown} inquiries={inquiries} />}
					</>
				}
				history={shown && <Timeline history={shown.history} />}
				facts={
					shown && (
						<>
							<Came request={shown} />
							<RequestFacts request={shown} />
							<RelatedList related={related} />
						</>
					)
				}
				more={shown && shown.state !== "ended" && <RestOf request={shown} colleagues={colleagues} />}
			/>
		</Main>
	);
}

type ShownProps = { request: ShownRequest };

const writtenIn = ({ facts }: ShownRequest) => facts.find(({ isLong, value }) => isLong && value)?.value;

function Due({ request: { due, ended } }: ShownProps) {
	const { detail, states } = useRequestTexts();
	if (ended) return ended.how;
	if (!due) return states.ended;
	return (
		<>
			{detail.due} <b className={due.group === "late" ? "text-danger" : undefined}>{due.left}</b>,{" "}
			<time dateTime={due.at}>{due.deadline}</time>
		</>
	);
}

function RestOf({ request, colleagues }: ShownProps & Pick<Loaded, "colleagues">) {
	const { detail } = useRequestTexts();
	const { search } = useLocation();
	const { id, ownerId } = request;
	return (
		<Rest key={id}>
			{ownerId !== null && (
				<Press action={requestAddress(id, "give-back", search)} className="btn btn-quiet">
					{detail.giveBack}
				</Press>
			)}
			<Give action={requestAddress(id, "hand-over", search)} people={colleagues} />
			<QuotationForm
				action={requestAddress(id, "quotation", search)}
				company={request.companyName}
				size={request.companySize}
			/>
			<MessageToCopy reach={request.reach} />
		</Rest>
	);
}

function Came({ request: { id, came, deadline, answered } }: ShownProps) {
	const { detail } = useRequestTexts();
	return (
		<div>
			<WholeCustomer id={id} />
			<p className="hint">
				{came}. {interpolate(detail.answerBy, { deadline })}.
				{answered && ` ${interpolate(detail.answeredAt, { at: answered })}.`}
			</p>
		</div>
	);
}

/** What the visitor wrote stands among the facts once the last contact has its place above the form. */
function RequestFacts({ request: { facts, last, history } }: ShownProps) {
	const { sent } = useRequestTexts().detail;
	const isAbove = !last && !history.previous;
	return <Facts heading={sent} facts={facts.filter(({ isLong }) => !(isLong && isAbove))} />;
}
