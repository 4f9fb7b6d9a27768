import type { Vi } from "#app/locales/index.ts";
import { Specs } from "#app/routes/site/parts/specs.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#models/language.ts";

export function Technology({ text, lang }: { text: Vi["home"]["technology"]; lang: Language }) {
	return (
		<Section lang={lang} beside heading={text.heading} intro={text.text}>
			<Specs items={text.items.map(({ value, text }) => ({ title: value, text }))} />
		</Section>
	);
}
