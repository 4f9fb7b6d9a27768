import type { InquiryCounts } from "#models/inquiry/counts.server.ts";
import { inquiryStatuses } from "#models/options.ts";
import { useTexts } from "../inquiries/use-texts.ts";
import { ScrollArea } from "./scroll-area.tsx";

type Props = { weeks: { id: string; name: string; counts: InquiryCounts }[] };

const height = 120;
const step = 60;
const thickness = 36;

/** A column for each week, its pieces by status. The table below it has the same numbers for who cannot see it. */
export function WeekChart({ weeks }: Props) {
	const { options, board } = useTexts();
	const highest = Math.max(1, ...weeks.map(({ counts }) => counts.total));
	return (
		<figure className="week-chart">
			<ScrollArea label={board.byWeek}>
				<svg
					className="week-columns"
					viewBox={`0 -16 ${weeks.length * step} ${height + 36}`}
					width={weeks.length * step}
					height={height + 36}
					aria-hidden="true"
				>
					{weeks.map(({ id, name, counts }, index) => {
						const x = index * step + (step - thickness) / 2;
						let top = height;
						return (
							<g key={id}>
								{inquiryStatuses.map((status) => {
									const size = (counts[status] / highest) * height;
									top -= size;
									return (
										<rect
											key={status}
											className={`fill-${status}`}
											x={x}
											y={top}
											width={thickness}
											height={size}
										/>
									);
								})}
								<text x={x + thickness / 2} y={top - 5}>
									{counts.total}
								</text>
								<text x={x + thickness / 2} y={height + 16}>
									{name.slice(0, 5)}
								</text>
							</g>
						);
					})}
					<path className="axis" d={`M0 ${height}h${weeks.length * step}`} />
				</svg>
			</ScrollArea>
			<figcaption className="legend">
				{inquiryStatuses.map((status) => (
					<span key={status}>
						<svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
							<rect className={`fill-${status}`} width="10" height="10" />
						</svg>
						{`${options.status[status]} `}
					</span>
				))}
			</figcaption>
		</figure>
	);
}
