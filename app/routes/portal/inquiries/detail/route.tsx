import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { fill } from "#app/i18n/fill.ts";
import { formatDate } from "#app/i18n/format.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { forStaff } from "#app/server/staff.server.ts";
import { SalesInquiry } from "#models/sales-inquiry.server.ts";
import { usePortal } from "../../frame/use-portal.ts";
import { inquiryAddress } from "../addresses.ts";
import { orNotFound } from "../change.server.ts";
import { reloadUnlessFailed } from "../change-reply.ts";
import { CopyPrompt } from "../copy-prompt.tsx";
import { FollowUpForm } from "../follow-up-form.tsx";
import { FollowUpMark } from "../follow-up-mark.tsx";
import { Panel } from "../panel.tsx";
import { PanelProblem } from "../panel-problem.tsx";
import { StatusForm } from "../status-form.tsx";
import { Urgency } from "../urgency.tsx";
import { useTexts } from "../use-texts.ts";
import { Facts } from "./facts.tsx";
import { Timeline } from "./timeline.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
	data ? [{ title: data.title }] : (matches.at(-2)?.meta ?? []);

export const loader = forStaff(async ({ request, params, viewer }) => {
	const inquiry = orNotFound(await SalesInquiry.findFor(viewer, params.id ?? ""));
	const language = await pageLanguage(request);
	const name = fill(text(language, "portalInquiries").detail.title, {
		customer: inquiry.customerName,
		company: inquiry.companyName,
	});
	return { inquiry, title: `${name} · ${text(language, "portal").brand}` };
});

export const shouldRevalidate = reloadUnlessFailed;

export default function DetailPage() {
	const { inquiry } = useLoaderData<typeof loader>();
	const { search } = useLocation();
	const { language } = usePortal();
	const { detail, prompt } = useTexts();
	return (
		<Panel labelledBy="inquiry-heading">
			<header className="detail-head">
				<h1 id="inquiry-heading">{inquiry.customerName}</h1>
				<p className="detail-company">{inquiry.companyName}</p>
				<p className="detail-marks">
					<Urgency of={inquiry.urgency} /> <FollowUpMark inquiry={inquiry} />
				</p>
				<p className="hint">
					{fill(detail.logged, {
						day: formatDate(language, inquiry.createdAt),
						rep: inquiry.salesRepName,
					})}
				</p>
			</header>
			<div className="detail-tools">
				<StatusForm inquiry={inquiry} />
				<Link className="btn btn-quiet" to={inquiryAddress(inquiry.id, "edit", search)}>
					{detail.edit}
				</Link>
				<Link className="btn btn-quiet" to={inquiryAddress(inquiry.id, "delete", search)} preventScrollReset>
					{detail.delete}
				</Link>
				<CopyPrompt id={inquiry.id} contactChoice={prompt.includeContact} />
			</div>
			<FollowUpForm inquiry={inquiry} />
			<Facts inquiry={inquiry} />
			<Timeline events={inquiry.events} />
		</Panel>
	);
}

export const ErrorBoundary = PanelProblem;
