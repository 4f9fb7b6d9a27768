import { testimonials } from "#app/content/testimonials.ts";
import type { Vi } from "#app/locales/index.ts";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#models/language.ts";

export function Testimonials({ text, lang }: { text: Vi["home"]["testimonials"]; lang: Language }) {
	const areExamples = testimonials.some(({ example }) => example);
	return (
		<Section lang={lang} heading={text.heading} intro={areExamples ? text.note : undefined}>
			<div className="voices">
				{testimonials.map(({ name, role, trade, city, result, quote }) => (
					<figure key={name}>
						<h3>{result}</h3>
						<blockquote>{quote}</blockquote>
						<figcaption>
							<b>{name}</b> {`${role}, ${trade.toLowerCase()}, ${city}`}
						</figcaption>
					</figure>
				))}
			</div>
		</Section>
	);
}
