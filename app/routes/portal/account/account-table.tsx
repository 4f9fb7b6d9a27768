import type { ReactNode } from "react";

type Props = {
	columns: string[];
	action: string;
	children: ReactNode;
};

/** One row for each account or device. On a narrow screen its cells stand below each other, each with its `data-label`. */
export function AccountTable({ columns, action, children }: Props) {
	return (
		<table
			className={`w-full [&_.btn]:px-[0.9em] [&_:is(.badge,.btn,time)]:whitespace-nowrap ${wide} ${narrow}`}
		>
			<thead className="text-xs text-ink-soft max-[56rem]:hidden">
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
			<tbody className="[&_th]:min-w-24 [&_th]:wrap-anywhere">{children}</tbody>
		</table>
	);
}

export type Moment = { at: string; shown: string };

type TimeProps = { label: string; moment: Moment | null; never?: string };

/** A table cell that shows a date and time. */
export function TimeCell({ label, moment, never }: TimeProps) {
	return <td data-label={label}>{moment ? <time dateTime={moment.at}>{moment.shown}</time> : never}</td>;
}

const wide =
	"min-[56rem]:[&_:is(td,th)]:border-b min-[56rem]:[&_:is(td,th)]:py-2 min-[56rem]:[&_:is(td,th):not(:last-child)]:pe-5 min-[56rem]:[&_td:last-child]:text-end";

const narrow =
	"max-[56rem]:block max-[56rem]:[&_:is(tbody,td,th,tr)]:block max-[56rem]:[&_:is(td,th)]:py-[0.15rem] max-[56rem]:[&_[data-label]]:grid max-[56rem]:[&_[data-label]]:grid-cols-[8rem_minmax(0,1fr)] max-[56rem]:[&_[data-label]]:justify-items-start max-[56rem]:[&_[data-label]]:before:text-ink-soft max-[56rem]:[&_[data-label]]:before:content-[attr(data-label)] max-[56rem]:[&_td:last-child]:pt-[0.6rem] max-[56rem]:[&_tr]:border-b max-[56rem]:[&_tr]:py-[0.9rem]";
