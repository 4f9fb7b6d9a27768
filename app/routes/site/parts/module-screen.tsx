import { moduleLooks } from "#app/content/module-looks.tsx";
import type { ModuleId } from "#app/content/plans.ts";
import type { Vi } from "#app/locales/index.ts";

type Props = {
	of: ModuleId;
	screen: Vi["features"]["modules"][ModuleId]["screen"];
	/** A drawing takes the place of the rows below the first. */
	brief?: boolean;
	className: string;
};

/** Decoration: the module's text says it all. */
export function ModuleScreen({ of, screen, brief, className }: Props) {
	const { drawing, tone = "" } = moduleLooks[of];
	const rows = brief && drawing ? screen.rows.slice(0, 1) : screen.rows;
	return (
		<div className={`shot grid gap-1 rounded-md ${className}`} aria-hidden="true">
			<b>{screen.title}</b>
			{rows.map(({ label, value }) => (
				<p key={label} className="row">
					<span>{label}</span> {value}
				</p>
			))}
			{drawing && (
				<svg
					className="my-[0.35rem] w-full max-w-64 stroke-sky"
					viewBox="0 0 240 24"
					width="240"
					height="24"
					strokeWidth="9"
					aria-hidden="true"
				>
					{drawing}
				</svg>
			)}
			<p>
				<span className={`badge ${tone}`.trim()}>{screen.status}</span>
			</p>
		</div>
	);
}
