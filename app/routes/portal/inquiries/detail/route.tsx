import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { findInquiry } from "#models/inquiry/inquiry.server.ts";
import { orNotFound } from "../change.server.ts";
import { reloadUnlessFailed } from "../change-reply.ts";
import { CopyPrompt } from "../copy-prompt.tsx";
import { DialogProblem } from "../dialog-problem.tsx";
import { FollowUpForm } from "../follow-up-form.tsx";
import { InquiryDialog } from "../inquiry-dialog.tsx";
import { inquiryAddress } from "../paths.ts";
import { StatusForm } from "../status-form.tsx";
import { useTexts } from "../use-texts.ts";
import { Facts } from "./facts.tsx";
import { InquiryHead } from "./inquiry-head.tsx";
import { Timeline } from "./timeline.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
	data ? [{ title: data.title }] : (matches.at(-2)?.meta ?? []);

export const loader = requireStaff(async ({ request, params, viewer }) => {
	const inquiry = orNotFound(await findInquiry(viewer, params.id ?? ""));
	const language = await pageLanguage(request);
	const name = interpolate(text(language, "portalInquiries").detail.title, {
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
		<InquiryDialog labelledBy="inquiry-heading" inquiry={inquiry}>
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
		</InquiryDialog>
	);
}

export const ErrorBoundary = DialogProblem;
