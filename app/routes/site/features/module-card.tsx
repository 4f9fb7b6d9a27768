import type { ModuleId } from "#app/content/modules.ts";
import type { Vi } from "#app/locales/index.ts";
import { ModuleScreen } from "#app/ui/module-screen.tsx";
import { moduleIcons } from "./module-icons.ts";

type Props = { id: ModuleId; text: Vi["features"]["modules"][ModuleId]; forWhom: string };

export function ModuleCard({ id, text, forWhom }: Props) {
	const Icon = moduleIcons[id];
	return (
		<article id={id} className="card module-card">
			<div>
				<h3>
					<Icon size={22} strokeWidth={1.75} aria-hidden="true" />
					{text.name}
				</h3>
				<p>{text.text}</p>
				<p className="hint">
					<b>{`${forWhom}: `}</b>
					{text.audience}
				</p>
			</div>
			<ModuleScreen of={id} screen={text.screen} />
		</article>
	);
}
