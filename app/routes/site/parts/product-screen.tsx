import {
	productMenu,
	productScreens,
	type ScreenId,
	shownFirm,
	statusTones,
} from "#app/content/product-screens.ts";
import { formatNumber } from "#app/i18n/format.ts";

type Cell = string | number;

const word = (cell: Cell) => (typeof cell === "number" ? formatNumber("vi", cell).replace("-", "−") : cell);

/** A drawing at a laptop's size; the sentence beside it says what it shows. */
export function ProductScreen({ of }: { of: ScreenId }) {
	const { module, title, filters, button, columns, lines, sum, opened } = productScreens[of];
	const isNumber = columns.map((_, index) => typeof lines[0]?.[index] === "number");
	const cell = (value: Cell, index: number) => (
		<td key={columns[index]} className={isNumber[index] ? "num" : undefined}>
			{value in statusTones ? (
				<span className={`badge ${statusTones[value]}`.trim()}>{value}</span>
			) : (
				word(value)
			)}
		</td>
	);
	return (
		<div className="shot desk" lang="vi" aria-hidden="true">
			<div className="desk-menu">
				<p>
					<b>{shownFirm}</b>
				</p>
				{productMenu.map((name) => (name === module ? <b key={name}>{name}</b> : <p key={name}>{name}</p>))}
			</div>
			<div>
				<p className="desk-head">
					<b>{title}</b> <span className="btn btn-primary">{button}</span>
				</p>
				<p className="desk-filters">
					{filters.map((filter) => (
						<span key={filter}>{`${filter} `}</span>
					))}
				</p>
				<table>
					<thead>
						<tr>
							{columns.map((name, index) => (
								<th key={name} className={isNumber[index] ? "num" : undefined}>
									{name}
								</th>
							))}
						</tr>
					</thead>
					{lines.map((line, at) => (
						<tbody key={line[0]} className={at === opened.line ? "desk-open" : undefined}>
							<tr>{line.map(cell)}</tr>
							{at === opened.line && (
								<tr>
									<td colSpan={columns.length}>
										<b>{opened.title}</b>
										<div>
											{opened.rows.map(([label, value]) => (
												<p key={label}>
													{label} <b>{word(value)}</b>
												</p>
											))}
										</div>
									</td>
								</tr>
							)}
						</tbody>
					))}
					<tfoot>
						<tr>{sum.map(cell)}</tr>
					</tfoot>
				</table>
			</div>
		</div>
	);
}
