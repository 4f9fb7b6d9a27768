import type { InquiryCounts } from "#models/inquiry/counts.server.ts";
import { inquiryStatuses } from "#models/options.ts";
import { usePageTexts, useTexts } from "../inquiries/use-texts.ts";
import { ScrollArea } from "./scroll-area.tsx";
import { statusFill } from "./stacked-bar.tsx";

type Props = { weeks: { id: string; name: string; counts: InquiryCounts }[] };

const height = 120;
const step = 60;
const thickness = 36;

/** Screen readers use the table below, which has the same numbers. */
export function WeekChart({ weeks }: Props) {
	const { options } = useTexts();
	const { board } = usePageTexts();
	const highest = Math.max(1, ...weeks.map(({ counts }) => counts.total));
	return (
		// Scrolled to the newest weeks where not all fit.
		<figure className="grid max-w-180 gap-2 [&>section]:[direction:rtl]">
			<ScrollArea label={board.byWeek}>
				<svg
					className="min-w-136 [direction:ltr] [&_text]:fill-ink-soft [&_text]:text-[13px]"
					textAnchor="middle"
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
											className={statusFill[status]}
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
					<path className="stroke-edge" d={`M0 ${height}h${weeks.length * step}`} />
				</svg>
			</ScrollArea>
			<figcaption className="flex flex-wrap gap-x-5 gap-y-1">
				{inquiryStatuses.map((status) => (
					<span key={status} className="inline-flex items-center gap-[0.4em]">
						<svg className="w-[0.8em]" viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
							<rect className={statusFill[status]} width="10" height="10" />
						</svg>
						{`${options.status[status]} `}
					</span>
				))}
			</figcaption>
		</figure>
	);
}
