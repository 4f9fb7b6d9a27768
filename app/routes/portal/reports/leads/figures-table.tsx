import type { Vi } from "#app/locales/index.ts";
import { BoardTable } from "../board-table.tsx";
import { kindFills } from "../fills.ts";
import { StackedBar } from "../stacked-bar.tsx";
import type { ShownFigures, ShownRow } from "./shown-figures.server.ts";

export type FigureNames = Vi["portalFigures"]["figures"];

type Props = { label: string; head: string; names: FigureNames; rows: ShownRow[]; share?: string };

export const figureColumns = [
	"total",
	"inTime",
	"median",
	"p90",
	"inquiries",
	"mailRefused",
] as const satisfies readonly (keyof ShownFigures)[];

export function FiguresTable({ label, head, names, rows, share }: Props) {
	const largest = Math.max(...rows.map(({ counts }) => counts.total));
	return (
		<BoardTable
			label={label}
			head={head}
			columns={figureColumns.map((column) => names[column])}
			rows={rows.map(({ counts, cells, ...row }) => ({
				...row,
				cells: figureColumns.map((column) => cells[column]),
				bar: share && <StackedBar counts={counts} fills={kindFills} of={largest} />,
			}))}
			share={share}
		/>
	);
}
