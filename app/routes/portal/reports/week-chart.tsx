import { partsOf } from "./fills.ts";

type Props<Part extends string> = {
	weeks: { id: string; name: string; counts: Record<Part | "total", number> }[];
	fills: Record<Part, string>;
	names: Record<Part, string>;
};

const top = 20;
const bottom = 140;

/** Screen readers use the table below, which has the same numbers. */
export function WeekChart<Part extends string>({ weeks, fills, names }: Props<Part>) {
	const parts = partsOf(fills);
	const highest = Math.max(1, ...weeks.map(({ counts }) => counts.total));
	const step = 100 / weeks.length;
	return (
		<figure className="grid max-w-180 gap-2">
			<svg
				className="h-[160px] w-full [&_text]:fill-ink-soft [&_text]:text-[13px] max-[40rem]:[&_text]:text-[11px]"
				width="720"
				height="160"
				textAnchor="middle"
				aria-hidden="true"
			>
				{weeks.map(({ id, name, counts }, index) => {
					const middle = `${(index + 0.5) * step}%`;
					let y = bottom;
					return (
						<g key={id}>
							{parts.map((part) => {
								const size = (counts[part] / highest) * (bottom - top);
								y -= size;
								return (
									<rect
										key={part}
										className={fills[part]}
										x={`${(index + 0.2) * step}%`}
										y={y}
										width={`${0.6 * step}%`}
										height={size}
									/>
								);
							})}
							<text x={middle} y={y - 5}>
								{counts.total}
							</text>
							<text className={index % 2 === 0 ? "max-[40rem]:hidden" : undefined} x={middle} y={bottom + 16}>
								{name}
							</text>
						</g>
					);
				})}
				<line className="stroke-edge" x1="0" x2="100%" y1={bottom} y2={bottom} />
			</svg>
			<figcaption className="flex flex-wrap gap-x-5 gap-y-1">
				{parts.map((part) => (
					<span key={part} className="inline-flex items-center gap-[0.4em]">
						<svg className="w-[0.8em]" viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
							<rect className={fills[part]} width="10" height="10" />
						</svg>
						{`${names[part]} `}
					</span>
				))}
			</figcaption>
		</figure>
	);
}
