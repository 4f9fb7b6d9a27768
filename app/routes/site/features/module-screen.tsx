import { moduleLooks } from "#app/content/module-looks.tsx";
import type { ModuleId } from "#app/content/plans.ts";
import type { ScreenText } from "#app/locales/vi/features.ts";
import { Screen } from "#app/routes/site/parts/screen.tsx";

type Props = {
	of: ModuleId;
	screen: ScreenText;
	className: string;
};

export function ModuleScreen({ of, screen, className }: Props) {
	const { drawing, tone } = moduleLooks[of];
	return (
		<Screen screen={screen} tone={tone} className={className}>
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
