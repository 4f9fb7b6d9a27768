import type { ReactNode } from "react";

type Props = {
	columns: string[];
	action: string;
	children: ReactNode;
};

/** One row for each account or device. On a narrow screen its cells stand below each other, each with its `data-label`. */
export function AccountTable({ columns, action, children }: Props) {
	return (
		<table className="accounts">
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
					<th scope="col">
						<span className="sr-only">{action}</span>
					</th>
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</table>
	);
}

export type Moment = { at: string; shown: string };

type TimeProps = { label: string; moment: Moment | null; never?: string };

/** A table cell that shows a date and time. */
export function TimeCell({ label, moment, never }: TimeProps) {
	return <td data-label={label}>{moment ? <time dateTime={moment.at}>{moment.shown}</time> : never}</td>;
}
