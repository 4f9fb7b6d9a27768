import type { Urgency as Level } from "#models/options.ts";
import { useTexts } from "./use-texts.ts";

/** The level as a word and as filled bars, so that it is seen without its colour. */
export function Urgency({ of }: { of: Level }) {
	const { options } = useTexts();
	return (
		<span className={`urgency urgency-${of}`}>
			<svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
				<path d="M1 8h2v4H1zM5 4.5h2V12H5zM9 1h2v11H9z" />
			</svg>
			{options.urgency[of]}
		</span>
	);
}
