import type { Vi } from "#app/locales/index.ts";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#models/language.ts";

const cellErrors = ["#REF!", "#VALUE!", "#N/A", "#NAME?"];

/** The spreadsheet that every company has: a wrong cell on the left, what becomes of it on the right. */
export function PainPoints({ text, lang }: { text: Vi["home"]["pains"]; lang: Language }) {
	return (
		<Section lang={lang} className="tint" heading={text.heading}>
			<p className="sheet-head" aria-hidden="true">
				<span>{text.before}</span> <span>{text.after}</span>
			</p>
			<ol className="sheet">
				{text.items.map(({ title, before, after }, index) => (
					<li key={title}>
						<div className="pain">
							<b aria-hidden="true">{cellErrors[index]}</b>
							<h3>{title}</h3>
							<p>{before}</p>
						</div>
						<p className="cure">{after}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
