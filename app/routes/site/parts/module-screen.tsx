import { moduleLooks } from "#app/content/module-looks.tsx";
import type { ModuleId } from "#app/content/plans.ts";
import type { ScreenText } from "#app/locales/vi/features.ts";
import { Screen } from "./screen.tsx";

type Props = {
	of: ModuleId;
	screen: ScreenText;
	/** A drawing takes the place of the rows below the first. */
	brief?: boolean;
	className: string;
};

export function ModuleScreen({ of, screen, brief, className }: Props) {
	const { drawing, tone } = moduleLooks[of];
	const rows = brief && drawing ? screen.rows.slice(0, 1) : screen.rows;
	return (
		<Screen screen={{ ...screen, rows }} tone={tone} className={className}>
			{drawing && (
				<svg
					className="my-[0.35rem] h-6 w-full stroke-sky"
					viewBox="0 0 240 24"
					width="240"
					height="24"
					strokeWidth="9"
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					{drawing}
				</svg>
			)}
		</Screen>
	);
}
