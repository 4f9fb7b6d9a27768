import { formatNumber } from "#app/i18n/format.ts";
import type { OutcomeFigures } from "#models/inquiry/outcomes.server.ts";
import type { Outcome } from "#models/options.ts";
import { useInquiryTexts } from "../inquiries/use-texts.ts";
import { usePortal } from "../shell/use-portal.ts";
import { BoardTable, type Cell } from "./board-table.tsx";
import { outcomeFills } from "./fills.ts";
import { StackedBar } from "./stacked-bar.tsx";

type Props = {
	label: string;
	head: string;
	rows: { id: string; name: string; figures: OutcomeFigures }[];
	/** The list of a row's inquiries: all that were won or lost, or those that ended so. */
	listOf: (id: string, outcome?: Outcome) => string;
};

const columns = ["won", "lost", "value", "days"] as const;

/** Won, lost, the value in millions and the average number of days, for each row. */
export function OutcomeTable({ label, head, rows, listOf }: Props) {
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
				const ended = won + lost;
				const leading = (text: string, count: number, outcome?: Outcome): Cell => ({
					text,
					list: count > 0 ? listOf(id, outcome) : undefined,
				});
				return {
					id,
					name,
					cells: [
						leading(number(won), won, "won"),
						leading(number(lost), lost, "lost"),
						leading(number(value / 1e6), won, "won"),
						leading(ended > 0 ? number(days / ended) : "–", ended),
					],
					bar: <StackedBar counts={figures} fills={outcomeFills} of={largest} />,
				};
			})}
		/>
	);
}
