import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

export type Cell = { text: string; list?: string };

type Props = {
	label: string;
	head: string;
	columns: string[];
	/** The bar under a row's name shows what its figures are made of. */
	rows: { id: string; name: string; list?: string; cells: Cell[]; bar?: ReactNode }[];
};

export function BoardTable({ label, head, columns, rows }: Props) {
	return (
		<ScrollArea label={label}>
			<table className="board">
				<thead>
					<tr>
						<th scope="col">{head}</th>
						{columns.map((name) => (
							<th key={name} scope="col" className="text-end">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ id, name, list, cells, bar }) => (
						<tr key={id}>
							<th scope="row" className="sm:w-1/3">
								<Figure cell={{ text: name, list }} />
								{bar}
							</th>
							{cells.map((cell, index) => (
								<td key={columns[index]} className="text-end sm:whitespace-nowrap">
									<Figure cell={cell} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollArea>
	);
}

const target = "inline-block min-w-7 py-1";

export function Figure({ cell: { text, list } }: { cell: Cell }) {
	return list ? (
		<Link to={list} className={target}>
			{text}
		</Link>
	) : (
		text
	);
}

function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
		<section className="overflow-x-auto" aria-label={label} tabIndex={0}>
			{children}
		</section>
	);
}
