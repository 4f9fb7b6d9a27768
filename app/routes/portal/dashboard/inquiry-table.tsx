import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Vi } from "#app/locales/index.ts";
import type { InquiryRow } from "#models/sales-inquiry.server.ts";

type Props = {
	inquiries: InquiryRow[];
	language: Language;
	columns: Vi["portalInquiries"]["dashboard"]["columns"];
	options: Vi["portalInquiries"]["options"];
};

export function InquiryTable({ inquiries, language, columns, options }: Props) {
	return (
		<table className="inquiries">
			<thead>
				<tr>
					<th scope="col">{columns.date}</th>
					<th scope="col">{columns.customer}</th>
					<th scope="col">{columns.company}</th>
					<th scope="col">{columns.projectType}</th>
					<th scope="col">{columns.urgency}</th>
					<th scope="col">{columns.status}</th>
				</tr>
			</thead>
			<tbody>
				{inquiries.map((inquiry) => (
					<tr key={inquiry.id}>
						<td>
							<time dateTime={inquiry.createdAt}>{formatDate(language, inquiry.createdAt)}</time>
						</td>
						<th scope="row">{inquiry.customerName}</th>
						<td>{inquiry.companyName}</td>
						<td>{options.projectType[inquiry.projectType]}</td>
						<td>{options.urgency[inquiry.urgency]}</td>
						<td>{options.status[inquiry.status]}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
