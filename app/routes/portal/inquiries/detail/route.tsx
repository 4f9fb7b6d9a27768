import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { fill } from "#app/i18n/fill.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { forStaff } from "#app/server/staff.server.ts";
import { SalesInquiry } from "#models/sales-inquiry.server.ts";
import { inquiryAddress } from "../addresses.ts";
import { orNotFound } from "../change.server.ts";
import { reloadUnlessFailed } from "../change-reply.ts";
import { CopyPrompt } from "../copy-prompt.tsx";
import { FollowUpForm } from "../follow-up-form.tsx";
import { Panel } from "../panel.tsx";
import { PanelProblem } from "../panel-problem.tsx";
import { StatusForm } from "../status-form.tsx";
import { useTexts } from "../use-texts.ts";
import { Facts } from "./facts.tsx";
import { InquiryHead } from "./inquiry-head.tsx";
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
	const phone = shownPhone(inquiry.customerPhone ?? "");
	return { inquiry, phone, title: `${name} · ${text(language, "portal").brand}` };
});

export const shouldRevalidate = reloadUnlessFailed;

export default function DetailPage() {
	const { inquiry, phone } = useLoaderData<typeof loader>();
	const { search } = useLocation();
	const { detail, prompt } = useTexts();
	return (
		<Panel labelledBy="inquiry-heading" inquiry={inquiry}>
			<InquiryHead inquiry={inquiry} />
			<div className="detail-tools">
				<StatusForm inquiry={inquiry} />
				<Link className="btn btn-quiet" to={inquiryAddress(inquiry.id, "edit", search)}>
					{detail.edit}
				</Link>
				<CopyPrompt id={inquiry.id} contactChoice={prompt.includeContact} />
				<Link className="btn btn-quiet" to={inquiryAddress(inquiry.id, "delete", search)} preventScrollReset>
					{detail.delete}
				</Link>
			</div>
			<FollowUpForm inquiry={inquiry} />
			<Facts inquiry={inquiry} phone={phone} />
			<Timeline events={inquiry.events} />
		</Panel>
	);
}

export const ErrorBoundary = PanelProblem;
