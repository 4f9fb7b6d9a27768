import { Link, useLocation } from "@remix-run/react";
import { inquiryAddress, dashboard as list } from "#app/addresses/records.ts";
import { phoneAddress } from "#models/contact/phone.ts";
import type { InquiryPage } from "#models/inquiry/list.server.ts";
import type { InquiryRow } from "#models/inquiry/view.ts";
import { type InquirySort, inquirySorts } from "#models/options.ts";
import { CompanyLink } from "../customers/company-link.tsx";
import { SortHeading } from "../list/sort-heading.tsx";
import { PhoneLink } from "../record/phone.tsx";
import { Tick } from "../several/tick.tsx";
import { usePortal } from "../shell/use-portal.ts";
import { CopyLink } from "./copy-prompt.tsx";
import { FollowUpMark } from "./follow-up-mark.tsx";
import { StatusForm } from "./status-form.tsx";
import { useInquiryTexts } from "./use-texts.ts";

type Unlisted = "createdAt" | "updatedAt" | "contactedAt" | "salesRepName" | "ownerId" | "cameFrom";

type ListedInquiry = Omit<InquiryRow, Unlisted> & {
	day: string;
	phone: string;
	isWrongNumber: boolean;
	/** When the last one was. */
	contact?: string;
	/** How it ended and where the customer came from. */
	ended?: string;
	/** The owner's name, shown to administrators only. */
	owner?: string;
};

type Props = {
	rows: ListedInquiry[];
	/** The order in effect; a search and the follow-ups have only one. */
	sort: InquiryPage["sort"];
	isSortable: boolean;
};

/** The columns that the list can be sorted by, each of which has an index. */
const columnSorts: Partial<Record<string, { by: InquirySort; way: "ascending" | "descending" }>> = {
	date: { by: "date", way: "descending" },
	company: { by: "company", way: "ascending" },
	urgency: { by: "urgency", way: "descending" },
};

export function InquiryTable({ rows, sort, isSortable }: Props) {
	const { search } = useLocation();
	const { viewer } = usePortal();
	const { dashboard, detail, options } = useInquiryTexts();
	const columns = Object.entries(dashboard.columns).filter(([name]) => name !== "owner" || viewer?.isAdmin);
	return (
		<table className="list inquiries statuses">
			<thead className="max-lg:hidden">
				<tr>
					<td />
					{columns.map(([name, label]) => {
						const { by, way } = (isSortable && columnSorts[name]) || {};
						return by && way ? (
							<SortHeading
								key={name}
								address={list}
								label={label}
								sort={{ name: by === inquirySorts[0] ? null : by, way }}
								isSorted={sort === by}
							/>
						) : (
							<th key={name} id={name === "status" ? name : undefined} scope="col">
								{label}
							</th>
						);
					})}
				</tr>
			</thead>
			<tbody>
				{rows.map((inquiry, index) => {
					const { id, urgency } = inquiry;
					const call = phoneAddress(inquiry.phone);
					// A control is named by its word in the first row, and the customer.
					const customer = `c${index}`;
					const idOf = (word: string) => (index === 0 ? word : undefined);
					// The browser asks once which routes such links lead to; those of the other rows are the same.
					const discover = index === 0 ? "render" : "none";
					return (
						<tr key={id}>
							<Tick value={`${id}.${inquiry.version}`} name={inquiry.customerName} />
							<td className="day">{inquiry.day}</td>
							<th scope="row">
								<Link
									id={customer}
									to={inquiryAddress(id, undefined, search)}
									discover={discover}
									preventScrollReset
								>
									{inquiry.customerName}
								</Link>{" "}
								<FollowUpMark inquiry={inquiry} />
								{inquiry.contact && <small> {inquiry.contact}</small>}
								{inquiry.ended && (
									<small className={inquiry.outcome === "won" ? "font-bold text-good" : undefined}>
										{" "}
										{inquiry.ended}
									</small>
								)}
							</th>
							<td className="firm">
								<CompanyLink record={id} name={inquiry.companyName} discover={discover} />
							</td>
							<td className="kind">{options.projectType[inquiry.projectType]}</td>
							<td className={`urgency-${urgency}`}>{options.urgency[urgency]}</td>
							<td className="status">
								<StatusForm
									inquiry={inquiry}
									label={`status ${customer}`}
									buttonId={idOf("set")}
									buttonLabel={`set status ${customer}`}
								/>{" "}
								{call && (
									<PhoneLink phone={inquiry.phone} isWrongNumber={inquiry.isWrongNumber} call={call} />
								)}
							</td>
							{inquiry.owner !== undefined && (
								<td className="owner" data-label={dashboard.columns.owner}>
									{inquiry.owner}
								</td>
							)}
							<td className="acts">
								<CopyLink inquiryId={id} id={idOf("copy")} aria-labelledby={`copy ${customer}`} />{" "}
								<Link
									id={idOf("delete")}
									to={inquiryAddress(id, "delete", search)}
									aria-labelledby={`delete ${customer}`}
									discover={discover}
									preventScrollReset
								>
									{detail.delete}
								</Link>
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
