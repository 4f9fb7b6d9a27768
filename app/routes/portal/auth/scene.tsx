/** Start, height and length of each bank of cloud, on a sheet of 600 by 800. */
const banks = [
	[70, 110, 130],
	[330, 164, 180],
	[130, 218, 240],
	[440, 320, 240],
	[250, 374, 220],
	[-40, 448, 190],
	[70, 502, 360],
	[270, 556, 210],
] as const;

/** A clear morning: clouds laid out of rows of data, like the brand's mark, and the sun coming up behind them. */
export function Scene({ caption }: { caption: string }) {
	return (
		<div className="entry-scene">
			<svg
				viewBox="0 0 600 800"
				width="300"
				height="400"
				preserveAspectRatio="xMidYMid slice"
				aria-hidden="true"
			>
				<circle cx="408" cy="500" r="58" />
				{banks.map(([x, y, length]) => (
					<path key={y} d={`M${x} ${y}h${length}`} />
				))}
			</svg>
			<p>{caption}</p>
		</div>
	);
}
