import { partsOf } from "./fills.ts";

type Props<Part extends string> = { counts: Record<Part, number>; fills: Record<Part, string>; of: number };

export function StackedBar<Part extends string>({ counts, fills, of }: Props<Part>) {
	let end = 0;
	return (
		<svg
			className="h-2 w-full"
			viewBox="0 0 100 10"
			width="100"
			height="10"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{partsOf(fills).map((part) => {
				const width = (counts[part] / Math.max(of, 1)) * 100;
				end += width;
				return <rect key={part} className={fills[part]} x={end - width} y="0" width={width} height="10" />;
			})}
		</svg>
	);
}
