import type { Vi } from "#app/locales/index.ts";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#models/language.ts";

/** On a phone the reader picks the one rival that stands beside the product. */
export function Comparison({ text, lang }: { text: Vi["home"]["compare"]; lang: Language }) {
	const [, ...rivals] = text.columns;
	return (
		<Section lang={lang} heading={text.heading} intro={text.text}>
			<div className="versus">
				<fieldset>
					<legend>{text.versus}</legend>
					{rivals.map((rival, index) => (
						<label key={rival}>
							<input type="radio" name="versus" value={index} defaultChecked={index === 0} />
							{`${rival} `}
						</label>
					))}
				</fieldset>
				<table>
					<caption className="sr-only">{text.caption}</caption>
					<thead>
						<tr>
							<th scope="col">{text.criterion}</th>
							{text.columns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{text.rows.map(({ label, cells }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								{text.columns.map((column, index) => (
									<td key={column}>{cells[index]}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p className="hint">{text.note}</p>
		</Section>
	);
}
