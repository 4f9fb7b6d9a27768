import type { Vi } from "#app/locales/index.ts";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#models/language.ts";

/** Below the drawing of its thirty backups, a day each. */
export function Technology({ text, lang }: { text: Vi["home"]["technology"]; lang: Language }) {
	return (
		<Section lang={lang} heading={text.heading} intro={text.text}>
			<svg
				className="h-8 w-full stroke-sky-soft"
				viewBox="0 0 600 24"
				width="600"
				height="24"
				strokeWidth="24"
				strokeDasharray="18 2"
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<path d="M0 12h580" />
				<path className="stroke-sky" d="M580 12h18" />
			</svg>
			<p className="mt-1 mb-6 flex justify-between text-sm text-ink-soft">
				<span>{text.scale.from}</span> <span>{text.scale.to}</span>
			</p>
			<dl className="grid grid-cols-2 gap-x-(--gap) gap-y-5 max-lg:*:first:col-span-full md:grid-cols-4 lg:grid-cols-5">
				{text.items.map(({ value, text }) => (
					<div key={value}>
						<dt className="text-lg leading-[1.35] tracking-tight">{value}</dt>
						<dd className="text-sm text-ink-soft">{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
