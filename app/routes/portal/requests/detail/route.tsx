import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { requests } from "#app/addresses/records.ts";
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
import { Requests } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import { colleaguesOf } from "../../hand-over/colleagues.server.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { ContactLog, contactForm } from "../../record/contact-log.tsx";
import { LastLine } from "../../record/last-line.tsx";
import { leadToRecord } from "../../record/lead-to-record.server.ts";
import { RecordFrame } from "../../record/record-frame.tsx";
import { RecordPage } from "../../record/record-page.tsx";
import { contactSchema } from "../../record/schema.ts";
import { Timeline } from "../../record/timeline.tsx";
import { WaysToReach } from "../../record/ways-to-reach.tsx";
import { RelatedList } from "../related-list.tsx";
import { useRequestTexts } from "../use-texts.ts";
import { Came, RequestFacts } from "./request-facts.tsx";
import { RequestHead } from "./request-head.tsx";
import { RequestRest } from "./request-rest.tsx";
import { RequestTools } from "./request-tools.tsx";
import { type ShownRequest, shownRequest } from "./shown-request.server.ts";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireStaff(async ({ request, params, viewer, language }) => {
	const found = await Requests.findWithHistory(viewer, params.request ?? "", historyPage(request));
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
	async run({ values, request, params: { request: id = "" }, viewer, language }) {
		const { way } = values;
		const logged = way && (await Requests.log(viewer, id, { ...values, way }));
		if (!logged) throw new Refusal("requestGone", 404);
		const { done, doneAndTaken } = text(language, "portalRecord").log;
		return leadToRecord(request, viewer, language, id, logged.isTaken ? doneAndTaken : done);
	},
});

export const shouldRevalidate = reloadUnlessFailed;

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
		<RecordPage back={requests + listSearch(search)} backText={detail.back}>
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
						{hasLog && <ContactLog reply={reply} isDemo={!shown || shown.kind === "demo"} />}
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
				more={shown && shown.state !== "ended" && <RequestRest request={shown} colleagues={colleagues} />}
			/>
		</RecordPage>
	);
}

type ShownProps = { request: ShownRequest };

const writtenIn = ({ facts }: ShownRequest) => facts.find(({ isLong, value }) => isLong && value)?.value;

function Due({ request: { due, ended, answered } }: ShownProps) {
	const { detail, states } = useRequestTexts();
	if (ended) return ended.how;
	if (!due) return states.ended;
	return (
		<>
			{answered ? detail.due : detail.answerDue}{" "}
			<b className={due.group === "late" ? "text-danger" : undefined}>{due.left}</b>,{" "}
			<time dateTime={due.at}>{due.deadline}</time>
		</>
	);
}
