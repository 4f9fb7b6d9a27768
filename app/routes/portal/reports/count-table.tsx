import type { ReactNode } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import type { InquiryCounts } from "#models/inquiry/counts.server.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { useTexts } from "../inquiries/use-texts.ts";
import { usePortal } from "../shell/use-portal.ts";
import { BoardTable } from "./board-table.tsx";

type Props = {
	head: string;
	rows: { id: string; name: string; counts: InquiryCounts }[];
	listOf?: (id: string, status?: InquiryStatus) => string;
	children?: (counts: InquiryCounts) => ReactNode;
};

const columns = [...inquiryStatuses, "total"] as const;

export function CountTable({ head, rows, listOf, children }: Props) {
	const { language } = usePortal();
	const { dashboard, board } = useTexts();
	return (
		<BoardTable
			label={head}
			head={head}
			columns={columns.map((name) => dashboard.counts[name])}
			rows={rows.map(({ id, name, counts }) => ({
				id,
				name,
				list: listOf?.(id),
				cells: columns.map((column) => ({
					text: formatNumber(language, counts[column]),
					list: counts[column] > 0 ? listOf?.(id, column === "total" ? undefined : column) : undefined,
				})),
				bar: children?.(counts),
			}))}
			share={children && board.share}
		/>
	);
}
