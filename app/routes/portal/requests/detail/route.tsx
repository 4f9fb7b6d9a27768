import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { requests } from "#app/addresses/requests.ts";
import { historyPage, listSearch } from "#app/addresses/search.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { isAnswer } from "#app/server/form.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { useOpenedForms } from "#app/ui/form/opened-form.tsx";
import { reloadUnlessFailed } from "#app/ui/form/reply.ts";
import { relatedTo } from "#models/customer/related.server.ts";
import { findRequest, logContact } from "#models/request/request.server.ts";
import { senderKeysOf } from "#models/request/request-keys.ts";
import { orNotFound } from "../../or-not-found.server.ts";
import { Flash } from "../../shell/flash.tsx";
import { Main } from "../../shell/main.tsx";
import { RelatedList } from "../related-list.tsx";
import { requestChanged } from "../request-action.server.ts";
import { contactSchema } from "../schema.ts";
import { useRequestTexts } from "../use-texts.ts";
import { ContactLog, contactForm } from "./contact-log.tsx";
import { RequestHead } from "./request-head.tsx";
import { RequestHistory } from "./request-history.tsx";
import { RequestTools } from "./request-tools.tsx";
import { type ShownRequest, shownRequest } from "./shown-request.server.ts";
import { WaysToReach } from "./ways-to-reach.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

export const loader = requireStaff(async ({ request, params, viewer }) => {
	const language = await pageLanguage(request);
	const found = await findRequest(viewer, params.request ?? "", historyPage(request));
	// A posted form gets back what was typed, even if the request was erased meanwhile.
	if (!found && isAnswer(request)) return { shown: null, related: [], title: "" };
	const { history, ...view } = orNotFound(found);
	const [shown, related] = await Promise.all([
		shownRequest(language, viewer, view),
		relatedTo(viewer, senderKeysOf({ ...view, contactName: view.name }), [view.id]),
	]);
	const { detail, kinds } = text(language, "portalRequests");
	const title = interpolate(detail.title, { name: view.name, kind: kinds[view.kind] });
	return { shown: { ...shown, history }, related, title };
});

export const action = staffAction(requireStaff, {
	schema: contactSchema,
	counts: "change",
	run: ({ values, request, params, viewer }) =>
		requestChanged(request, params, (id) => logContact(viewer, id, values), "logged"),
});

export const shouldRevalidate = reloadUnlessFailed;

export default function RequestPage() {
	const { shown, related } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	const { detail, notices } = useRequestTexts();
	const { search } = useLocation();
	// Closed by somebody else meanwhile: what was typed stays.
	const [loggedFor, setLoggedFor] = useState<string>();
	if (shown && shown.state !== "ended" && shown.id !== loggedFor) setLoggedFor(shown.id);
	const isKept = useOpenedForms()?.keptFor(contactForm) != null;
	const hasLog = shown?.state !== "ended" || shown.id === loggedFor || isKept || reply?.status === "invalid";
	return (
		<Main className="[--measure:72rem] [&_h2]:text-base [&_section]:grid [&_section]:grid-cols-[minmax(0,1fr)] [&_section]:gap-2">
			<p className="print:hidden">
				<Link to={requests + listSearch(search)}>{detail.back}</Link>
			</p>
			{!reply && <Flash notices={notices} />}
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 *:grid *:grid-cols-[minmax(0,1fr)] *:gap-5 lg:grid-cols-2">
				{shown && (
					<div>
						<RequestHead request={shown} />
						<WaysToReach request={shown} />
						<RequestTools request={shown} />
						<RequestFacts request={shown} />
						<RelatedList related={related} />
					</div>
				)}
				<div>
					{hasLog && <ContactLog reply={reply} />}
					{shown && <RequestHistory request={shown} />}
				</div>
			</div>
		</Main>
	);
}

const long = ["notes", "message"];

function RequestFacts({ request: { facts, plan } }: { request: ShownRequest }) {
	const { sent, fields } = useRequestTexts().detail;
	const given = Object.entries({ ...facts, plan }).filter(([, value]) => value);
	return (
		<section>
			<h2>{sent}</h2>
			<dl className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3">
				{given.map(([name, value]) => (
					<div key={name} className={long.includes(name) ? "col-span-full" : undefined}>
						<dt className="text-xs font-normal text-ink-soft">{fields[name as keyof typeof fields]}</dt>
						<dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
