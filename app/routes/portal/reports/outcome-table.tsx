import { formatNumber } from "#app/i18n/format.ts";
import type { OutcomeFigures } from "#models/inquiry/outcomes.server.ts";
import { useInquiryTexts } from "../inquiries/use-texts.ts";
import { usePortal } from "../shell/use-portal.ts";
import { BoardTable } from "./board-table.tsx";
import { outcomeFills } from "./fills.ts";
import { StackedBar } from "./stacked-bar.tsx";

type Props = { label: string; head: string; rows: { id: string; name: string; figures: OutcomeFigures }[] };

const columns = ["won", "lost", "value", "days"] as const;

/** Won, lost, the value in millions and the average number of days, for each row. */
export function OutcomeTable({ label, head, rows }: Props) {
	const { language } = usePortal();
	const { board } = useInquiryTexts();
	const { outcomes } = board;
	const largest = Math.max(...rows.map(({ figures: { won, lost } }) => won + lost));
	const number = (value: number) => formatNumber(language, Math.round(value));
	return (
		<BoardTable
			label={label}
			head={head}
			columns={columns.map((column) => outcomes[column])}
			rows={rows.map(({ id, name, figures }) => {
				const { won, lost, value, days } = figures;
				const average = won + lost > 0 ? number(days / (won + lost)) : "–";
				return {
					id,
					name,
					cells: [number(won), number(lost), number(value / 1e6), average].map((text) => ({ text })),
					bar: <StackedBar counts={figures} fills={outcomeFills} of={largest} />,
				};
			})}
		/>
	);
}
