import type { Vi } from "#app/locales/index.ts";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#models/language.ts";

const cellErrors = ["#VALUE!", "#N/A", "#NAME?"];

/** The hero's sheet goes on, from its fourth row. */
export function PainPoints({ text, lang }: { text: Vi["home"]["pains"]; lang: Language }) {
	return (
		<Section lang={lang} tint heading={text.heading}>
			<p
				className="hidden grid-cols-[3.5rem_1fr_1fr] border border-b-0 border-edge bg-sky-soft text-sm font-bold before:place-self-center before:content-['fx'] *:border-s *:px-[1.1rem] *:py-[0.4rem] md:grid"
				aria-hidden="true"
			>
				<span>{text.before}</span> <span>{text.after}</span>
			</p>
			<ol className="overflow-hidden border border-edge bg-white leading-[1.55] max-md:text-sm [counter-reset:row_3]">
				{text.items.map(({ title, before, after }, index) => (
					<li
						key={title}
						className="grid grid-cols-[2rem_1fr] border-t before:row-[1/3] before:border-e before:bg-mist before:py-3 before:text-center before:text-ink-soft before:content-[counter(row)] before:[counter-increment:row] md:grid-cols-[3.5rem_1fr_1fr] md:before:row-[1]"
					>
						<div className="px-[1.1rem] py-3 [background:linear-gradient(225deg,var(--color-danger)_0.5rem,#0000_0)]">
							<b className="float-right ms-2 text-danger" aria-hidden="true">
								{cellErrors[index]}
							</b>
							<h3 className="text-base">{title}</h3>
							<p className="text-ink-soft">{before}</p>
						</div>
						<p className="col-[2] border-t px-[1.1rem] py-3 text-sky-deep [box-shadow:inset_4px_0_var(--color-sky)] md:col-auto md:border-t-0">
							{after}
						</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
