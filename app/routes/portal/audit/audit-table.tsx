import { Link } from "@remix-run/react";
import { linesOf } from "#app/addresses/audit.ts";
import type { Vi } from "#app/locales/index.ts";
import type { ShownLine } from "./shown-line.server.ts";

type ListedLine = ShownLine & { time: string; address: string | null };

type Props = { rows: ListedLine[]; columns: Vi["portalAudit"]["columns"] };

export function AuditTable({ rows, columns }: Props) {
	return (
		<table className="w-full max-lg:block [&_a]:inline-block [&_a]:py-[0.15rem] [&_small]:block [&_small]:font-normal [&_small]:text-ink-soft">
			<thead className="max-lg:sr-only">
				<tr>
					{Object.entries(columns).map(([name, label]) => (
						<th key={name} scope="col" className="border-b py-1.5 pe-4 text-xs text-ink-soft">
							{label}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] max-lg:gap-3 lg:[&_:is(td,th)]:border-b lg:[&_:is(td,th)]:py-1.5 lg:[&_:is(td,th)]:pe-4 lg:[&_tr:hover]:bg-mist">
				{rows.map((row) => (
					<tr key={row.id} className={card}>
						<td className="whitespace-nowrap tabular-nums max-lg:order-2 max-lg:text-xs max-lg:text-ink-soft">
							<time dateTime={row.at}>{row.time}</time>
						</td>
						<td className="wrap-anywhere max-lg:order-1 lg:min-w-32">
							{row.byId ? (
								<Link to={linesOf(row.byId)} discover="none">
									{row.by}
								</Link>
							) : (
								row.by
							)}
						</td>
						<th scope="row" className="font-normal max-lg:col-span-full max-lg:font-bold">
							{row.what} {row.more && <small>{row.more}</small>}
						</th>
						<td data-label={columns.subject} className={row.subject ? about : "max-lg:hidden"}>
							<Subject row={row} />
						</td>
						<td
							className={
								row.network
									? "tabular-nums max-lg:order-4 max-lg:col-span-full max-lg:text-xs max-lg:text-ink-soft"
									: "max-lg:hidden"
							}
						>
							{row.network}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const about =
	"wrap-anywhere max-lg:order-3 max-lg:col-span-full max-lg:before:me-[0.4em] max-lg:before:text-ink-soft max-lg:before:content-[attr(data-label)] lg:min-w-32";

const card =
	"max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:content-start max-lg:items-baseline max-lg:gap-x-4 max-lg:gap-y-1 max-lg:rounded-md max-lg:border max-lg:bg-white max-lg:p-3";

function Subject({ row: { subject, address } }: { row: ListedLine }) {
	if (!address) return subject;
	return (
		<Link to={address} discover="none">
			{subject}
		</Link>
	);
}
