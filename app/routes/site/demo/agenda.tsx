import type { Vi } from "#app/locales/index.ts";
import { Timeline } from "#app/ui/timeline.tsx";

export function Agenda({ text }: { text: Vi["demo"]["agenda"] }) {
	return (
		<section className="grid gap-5" aria-labelledby="agenda">
			<h2 id="agenda" className="text-xl tracking-tight">
				{text.heading}
			</h2>
			<Timeline items={text.items} level="h3" marker="before:bg-sky" />
		</section>
	);
}
