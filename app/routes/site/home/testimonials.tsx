import { localizedPath } from "#app/addresses/site.ts";
import { guidePath } from "#app/content/guides.ts";
import { testimonials } from "#app/content/testimonials.ts";
import type { Vi } from "#app/locales/index.ts";
import { Rail } from "#app/routes/site/parts/rail.tsx";
import { usePageLanguage } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#models/language.ts";

export function Testimonials({ text, lang }: { text: Vi["home"]["testimonials"]; lang: Language }) {
	const language = usePageLanguage();
	const areReal = testimonials.every(({ by }) => by !== null);
	return (
		<Section lang={lang} heading={areReal ? text.heading : text.examples}>
			<Rail className="sm:grid sm:gap-x-[calc(var(--gap)*3)] sm:gap-y-[calc(var(--gap)*2)] md:grid-cols-[1.4fr_1fr]">
				{testimonials.map(({ id, by, guide }) => {
					const { result, quote, who } = text.items[id];
					const Words = by === null ? "p" : "blockquote";
					return (
						<li key={id} className="group border-t-2 border-ink pt-4 md:first:row-[1/3]">
							<figure className="grid gap-[0.8rem]">
								<h3 className="text-lg leading-[1.35] tracking-tight md:group-first:text-3xl md:group-first:leading-[1.24]">
									<a className="block text-inherit" href={localizedPath(language, guidePath(guide))}>
										{result}
									</a>
								</h3>
								<Words className="max-md:text-sm md:group-first:text-xl">{quote}</Words>
								<figcaption className="text-sm text-ink-soft">
									<b className="block text-ink">{by ?? text.example}</b> {who}
								</figcaption>
							</figure>
						</li>
					);
				})}
			</Rail>
		</Section>
	);
}
