import { testimonials } from "#app/content/testimonials.ts";
import type { Vi } from "#app/locales/index.ts";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#models/language.ts";

export function Testimonials({ text, lang }: { text: Vi["home"]["testimonials"]; lang: Language }) {
	const shown = testimonials.map(({ id, by }) => ({ ...text.items[id], id, mark: by ?? text.example }));
	return (
		<Section lang={lang} heading={text.heading}>
			<div className="grid gap-x-[calc(var(--gap)*3)] gap-y-[calc(var(--gap)*2)] md:grid-cols-[1.4fr_1fr]">
				{shown.map(({ id, result, quote, mark, who }) => (
					<figure
						key={id}
						className="group grid content-start gap-[0.8rem] border-t-2 border-ink pt-5 md:first:row-[1/3]"
					>
						<h3 className="text-lg tracking-tight md:group-first:text-3xl md:group-first:leading-[1.24] md:group-first:tracking-[-0.022em] md:group-first:[word-spacing:0.06em]">
							{result}
						</h3>
						<blockquote className="md:group-first:text-xl md:group-first:leading-[1.5]">{quote}</blockquote>
						<figcaption className="text-sm text-ink-soft">
							<b className="block text-ink">{mark}</b> {who}
						</figcaption>
					</figure>
				))}
			</div>
		</Section>
	);
}
