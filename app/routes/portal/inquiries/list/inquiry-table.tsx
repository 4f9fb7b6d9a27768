import { Link, useLocation } from "@remix-run/react";
import { formatDate } from "#app/i18n/format.ts";
import type { InquiryRow } from "#models/inquiry/view.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { CopyPrompt } from "../copy-prompt.tsx";
import { FollowUpMark } from "../follow-up-mark.tsx";
import { inquiryAddress } from "../paths.ts";
import { StatusForm } from "../status-form.tsx";
import { Urgency } from "../urgency.tsx";
import { useTexts } from "../use-texts.ts";

export function InquiryTable({ rows }: { rows: InquiryRow[] }) {
	const { columns } = useTexts().dashboard;
	return (
		<table className="inquiries">
			<thead>
				<tr>
					{Object.entries(columns).map(([name, label]) => (
						<th key={name} scope="col">
							{label}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((inquiry, index) => (
					<Row key={inquiry.id} inquiry={inquiry} discover={index === 0 ? "render" : "none"} />
				))}
			</tbody>
		</table>
	);
}

/** The browser asks once which routes the links of the first row lead to; those of the others are the same. */
type RowProps = { inquiry: InquiryRow; discover: "render" | "none" };

function Row({ inquiry, discover }: RowProps) {
	const { search } = useLocation();
	const { viewer, language } = usePortal();
	const { options } = useTexts();
	return (
		<tr>
			<td className="cell-date">
				<time dateTime={inquiry.createdAt}>{formatDate(language, inquiry.createdAt)}</time>
			</td>
			<th scope="row" className="cell-customer">
				<Link to={inquiryAddress(inquiry.id, undefined, search)} discover={discover} preventScrollReset>
					{inquiry.customerName}
				</Link>{" "}
				<FollowUpMark inquiry={inquiry} />
			</th>
			<td className="cell-company">
				{inquiry.companyName} {viewer?.isAdmin && <small>{inquiry.salesRepName}</small>}
			</td>
			<td className="cell-type">{options.projectType[inquiry.projectType]}</td>
			<td className="cell-urgency">
				<Urgency of={inquiry.urgency} />
			</td>
			<td className="cell-status">
				<StatusForm inquiry={inquiry} />
			</td>
			<td className="cell-actions">
				<Actions inquiry={inquiry} discover={discover} />
			</td>
		</tr>
	);
}

function Actions({ inquiry, discover }: RowProps) {
	const { search } = useLocation();
	const { dashboard, detail } = useTexts();
	const of = <span className="sr-only"> {inquiry.customerName}</span>;
	return (
		<>
			<Link to={inquiryAddress(inquiry.id, undefined, search)} discover={discover} preventScrollReset>
				{dashboard.view}
				{of}
			</Link>{" "}
			<CopyPrompt id={inquiry.id}>{of}</CopyPrompt>{" "}
			<Link to={inquiryAddress(inquiry.id, "delete", search)} discover={discover} preventScrollReset>
				{detail.delete}
				{of}
			</Link>
		</>
	);
}
