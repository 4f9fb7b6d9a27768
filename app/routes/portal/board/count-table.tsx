import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import type { InquiryCounts } from "#models/inquiry/counts.server.ts";
import { inquiryStatuses } from "#models/options.ts";
import { usePageTexts, useTexts } from "../inquiries/use-texts.ts";
import { usePortal } from "../shell/use-portal.ts";
import { ScrollArea } from "./scroll-area.tsx";

type Props = {
	head: string;
	rows: { id: string; name: string; counts: InquiryCounts }[];
	listOf?: (id: string) => string;
	children?: (counts: InquiryCounts) => ReactNode;
};

const barCell = "w-2/5 min-w-32 max-[40rem]:hidden";

export function CountTable({ head, rows, listOf, children }: Props) {
	const { language } = usePortal();
	const { dashboard } = useTexts();
	const { board } = usePageTexts();
	const columns = [...inquiryStatuses, "total"] as const;
	return (
		<ScrollArea label={head}>
			<table className="w-full max-[40rem]:text-xs [&_:is(th,td)]:border-b [&_:is(th,td)]:px-[0.6rem] [&_:is(th,td)]:py-[0.35rem] max-[40rem]:[&_:is(th,td)]:px-[0.15rem] [&_[scope=row]]:min-w-21 sm:[&_[scope=row]]:min-w-32 [&_[scope=row]]:wrap-anywhere [&_a]:inline-block [&_a]:py-1 [&_thead_th]:text-xs [&_thead_th]:text-ink-soft">
				<thead>
					<tr>
						<th scope="col">{head}</th>
						{columns.map((name) => (
							<th key={name} scope="col" className="text-end">
								{dashboard.counts[name]}
							</th>
						))}
						{children && (
							<th scope="col" className={barCell}>
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
								<td key={column} className="text-end">
									{formatNumber(language, counts[column])}
								</td>
							))}
							{children && <td className={barCell}>{children(counts)}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollArea>
	);
}
