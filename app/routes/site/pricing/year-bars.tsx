import { quotedYears } from "#app/content/quote.ts";

/** The years' prices as bars; the figures beside them say the same. */
export function YearBars({ firstYear, laterYear }: { firstYear: number; laterYear: number }) {
	const highest = 44;
	return (
		<svg className="w-full" viewBox="0 0 300 62" width="300" height="62" aria-hidden="true">
			{Array.from({ length: quotedYears }, (_, index) => {
				const height = index === 0 ? (highest * firstYear) / laterYear : highest;
				return (
					<g key={index} transform={`translate(${index * 61.5})`}>
						{index === 0 && height < highest && (
							<path
								className="stroke-edge"
								fill="none"
								strokeDasharray="3 3"
								d={`M.5 ${highest - height}V.5h53V${highest - height}`}
							/>
						)}
						<rect
							className={index === 0 ? "fill-offer" : "fill-sky"}
							y={highest - height}
							width="54"
							height={height}
							rx="3"
						/>
						<text className="fill-ink-soft" x="27" y="58" fontSize="11" textAnchor="middle">
							{index + 1}
						</text>
					</g>
				);
			})}
		</svg>
	);
}
