import type { Vi } from "#app/locales/index.ts";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#models/language.ts";

const row = "max-lg:grid max-lg:grid-cols-2";
const cell = "px-3 py-[0.7rem] leading-[1.5] wrap-anywhere lg:wrap-break-word";
const head = `${cell} border-b-2 border-b-ink align-bottom max-lg:border-t`;
const body = `${cell} border-b align-top max-lg:border-b-0`;
const columns = [
	"bg-sky-soft font-bold",
	"max-lg:not-print:group-has-[[value='0']:not(:checked)]:hidden",
	"max-lg:not-print:group-has-[[value='1']:not(:checked)]:hidden",
	"max-lg:not-print:group-has-[[value='2']:not(:checked)]:hidden",
];

/** The first rows, which decide; a phone folds the others. */
const unfolded = 4;

export function Comparison({ text, lang }: { text: Vi["home"]["compare"]; lang: Language }) {
	const [, ...rivals] = text.columns;
	return (
		<Section lang={lang} id="compare" heading={text.heading} intro={text.text}>
			<div className="group">
				<fieldset className="mb-4 flex flex-wrap gap-2 lg:hidden">
					<legend className="mb-2 font-bold">{text.versus}</legend>
					{rivals.map((rival, index) => (
						<label
							key={rival}
							className="flex min-h-11 items-center gap-2 rounded-full border border-edge px-[0.9rem] text-sm font-bold has-checked:border-sky has-checked:bg-sky-soft"
						>
							<input type="radio" name="versus" value={index} defaultChecked={index === 0} />
							{`${rival} `}
						</label>
					))}
				</fieldset>
				<table className="w-full">
					<caption className="sr-only">{text.caption}</caption>
					<thead>
						<tr className={row}>
							<th scope="col" className={`${head} max-lg:hidden`}>
								{text.criterion}
							</th>
							{text.columns.map((column, index) => (
								<th key={column} scope="col" className={`${head} ${columns[index]}`}>
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody className="text-sm">
						{text.rows.map(({ label, cells }, index) => (
							<tr
								key={label}
								className={
									index < unfolded
										? row
										: `${row} max-lg:not-print:group-has-[[type='checkbox']:not(:checked)]:hidden`
								}
							>
								<th
									scope="row"
									className={`${body} max-lg:col-span-full max-lg:px-0 max-lg:pt-4 max-lg:pb-1`}
								>
									{label}
								</th>
								{text.columns.map((column, index) => (
									<td key={column} className={`${body} max-lg:border-t lg:w-[21%] ${columns[index]}`}>
										{cells[index]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
				<label className="mt-5 flex min-h-11 w-fit items-center gap-2 rounded-full border border-edge px-[0.9rem] text-sm font-bold lg:hidden">
					<input type="checkbox" />
					{text.all}
				</label>
			</div>
			<p className="hint mt-4">{text.note}</p>
		</Section>
	);
}
