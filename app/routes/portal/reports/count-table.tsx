import type { ReactNode } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import type { InquiryCounts } from "#models/inquiry/counts.server.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { useInquiryTexts } from "../inquiries/use-texts.ts";
import { shownCount } from "../shell/shown-count.ts";
import { usePortal } from "../shell/use-portal.ts";
import { BoardTable } from "./board-table.tsx";

type Props = {
	head: string;
	rows: { id: string; name: string; counts: InquiryCounts; overdue?: number }[];
	/** Links a representative's overdue count to the list; omitted where rows have no such count. */
	overdueOf?: (id: string) => string;
	listOf?: (id: string, status?: InquiryStatus) => string;
	children?: (counts: InquiryCounts) => ReactNode;
};

const columns = [...inquiryStatuses, "total"] as const;

export function CountTable({ head, rows, listOf, overdueOf, children }: Props) {
	const { language } = usePortal();
	const { options, board } = useInquiryTexts();
	return (
		<BoardTable
			label={head}
			head={head}
			columns={[
				...columns.map((name) => (name === "total" ? board.total : options.status[name])),
				...(overdueOf ? [board.overdue] : []),
			]}
			rows={rows.map(({ id, name, counts, overdue = 0 }) => ({
				id,
				name,
				list: listOf?.(id),
				cells: [
					...columns.map((column) => ({
						text: formatNumber(language, counts[column]),
						list: counts[column] > 0 ? listOf?.(id, column === "total" ? undefined : column) : undefined,
					})),
					...(overdueOf
						? [{ text: shownCount(overdue), list: overdue > 0 ? overdueOf(id) : undefined }]
						: []),
				],
				bar: children?.(counts),
			}))}
		/>
	);
}
