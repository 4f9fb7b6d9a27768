import type { Vi } from "#app/locales/index.ts";

export function Benefits({ text }: { text: Vi["trial"]["benefits"] }) {
	return (
		<section aria-labelledby="benefits">
			<h2 id="benefits" className="mb-3 text-xl tracking-tight">
				{text.heading}
			</h2>
			<ul>
				{text.items.map((item) => (
					<li
						key={item}
						className="flex gap-3 py-1 before:font-bold before:text-good before:content-['✓'_/_'']"
					>
						{item}
					</li>
				))}
			</ul>
		</section>
	);
}
