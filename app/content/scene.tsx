/** Start, height and length, on a sheet of 600 by 800. */
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

export function Scene({ caption }: { caption: string }) {
	return (
		<div className="relative hidden overflow-hidden bg-[linear-gradient(var(--color-sky-soft),var(--color-mist)_70%,var(--color-paper))] min-[60rem]:block">
			<svg
				className="absolute inset-0 size-full"
				viewBox="0 0 600 800"
				width="300"
				height="400"
				preserveAspectRatio="xMidYMid slice"
				aria-hidden="true"
			>
				<circle className="fill-offer" cx="408" cy="500" r="58" />
				<g className="stroke-white" strokeWidth="36" strokeOpacity="0.85" strokeLinecap="round">
					{banks.map(([x, y, length]) => (
						<path key={y} d={`M${x} ${y}h${length}`} />
					))}
				</g>
			</svg>
			<p className="absolute inset-x-10 bottom-10 max-w-[18em] text-lg leading-[1.35] font-bold text-balance">
				{caption}
			</p>
		</div>
	);
}
