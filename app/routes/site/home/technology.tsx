import type { Vi } from "#app/locales/index.ts";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#models/language.ts";

export function Technology({ text, lang }: { text: Vi["home"]["technology"]; lang: Language }) {
	return (
		<Section lang={lang} className="beside" heading={text.heading} intro={text.text}>
			<dl className="specs">
				{text.items.map(({ value, text }) => (
					<div key={value}>
						<dt>{value}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
