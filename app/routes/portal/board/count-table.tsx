import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import type { InquiryCounts } from "#models/inquiry/counts.server.ts";
import { inquiryStatuses } from "#models/options.ts";
import { useTexts } from "../inquiries/use-texts.ts";
import { usePortal } from "../shell/use-portal.ts";
import { ScrollArea } from "./scroll-area.tsx";

type Props = {
	/** What the first column names. */
	head: string;
	rows: { id: string; name: string; counts: InquiryCounts }[];
	/** The address of the list of what a row counts. */
	listOf?: (id: string) => string;
	/** Draws a row's counts beside them. */
	children?: (counts: InquiryCounts) => ReactNode;
};

/** Counts by status, a row for each. */
export function CountTable({ head, rows, listOf, children }: Props) {
	const { language } = usePortal();
	const { dashboard, board } = useTexts();
	const columns = [...inquiryStatuses, "total"] as const;
	return (
		<ScrollArea label={head}>
			<table className="count-table">
				<thead>
					<tr>
						<th scope="col">{head}</th>
						{columns.map((name) => (
							<th key={name} scope="col" className="figure">
								{dashboard.counts[name]}
							</th>
						))}
						{children && (
							<th scope="col" className="bar-cell">
								{board.share}
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ id, name, counts }) => (
						<tr key={id}>
							<th scope="row">{listOf ? <Link to={listOf(id)}>{name}</Link> : name}</th>
							{columns.map((column) => (
								<td key={column} className="figure">
									{formatNumber(language, counts[column])}
								</td>
							))}
							{children && <td className="bar-cell">{children(counts)}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollArea>
	);
}
