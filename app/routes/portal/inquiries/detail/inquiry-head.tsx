import { Link, useLocation } from "@remix-run/react";
import { inquiryAddress, requestAddress } from "#app/addresses/records.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { Press } from "../../shell/post-form.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { useInquiryTexts } from "../use-texts.ts";
import type { ShownInquiry } from "./shown-inquiry.server.ts";
import { TrialToOpen } from "./trial-to-open.tsx";

type Props = {
	inquiry: Omit<ShownInquiry, "title">;
	/** Nothing leads to its customer then, and its customer's corrections cannot be applied. */
	isDeleted?: boolean;
};

export function InquiryHead({ inquiry, isDeleted = false }: Props) {
	const { language } = usePortal();
	const { detail, options } = useInquiryTexts();
	const { search } = useLocation();
	return (
		<header className="grid grid-cols-[minmax(0,1fr)] gap-[0.15rem] [dialog_&]:pe-20">
			<h1 id="inquiry-heading">{inquiry.customerName}</h1>
			<p className="text-base">{inquiry.companyName}</p>
			<p className="flex flex-wrap gap-x-4">
				<span className={`urgency-${inquiry.urgency}`}>{options.urgency[inquiry.urgency]}</span>{" "}
				<span className="min-w-0 wrap-anywhere text-ink-soft">
					{interpolate(detail.logged, {
						day: formatDate(language, inquiry.createdAt),
						rep: inquiry.owner,
					})}
				</span>{" "}
				{inquiry.held && <span className="min-w-0 wrap-anywhere text-ink-soft">{inquiry.held}</span>}
			</p>
			{inquiry.outcomeLine && (
				<p className="mt-1 font-bold whitespace-pre-line">
					{inquiry.outcomeLine}{" "}
					{inquiry.outcomeNote && <span className="block font-normal">{inquiry.outcomeNote}</span>}
				</p>
			)}
			{inquiry.demo && <p className="font-bold">{inquiry.demo}</p>}
			{inquiry.changes.map(({ id, text }) => (
				<p key={id} className="notice mt-1.5 whitespace-pre-line">
					{text}
				</p>
			))}
			{inquiry.correction && !isDeleted && (
				<div className="notice mt-1.5 grid justify-items-start gap-2">
					<p>{interpolate(detail.correction, { value: inquiry.correction })}</p>
					<Press action={inquiryAddress(inquiry.id, "apply", search)} className="btn btn-quiet">
						{detail.apply}
					</Press>
				</div>
			)}
			{inquiry.trialToOpen && !isDeleted && <TrialToOpen trial={inquiry.trialToOpen} />}
			{inquiry.requestId && (
				<p>
					<Link to={requestAddress(inquiry.requestId as RequestId)} className="inline-block py-[0.15rem]">
						{detail.request}
					</Link>
				</p>
			)}
		</header>
	);
}
