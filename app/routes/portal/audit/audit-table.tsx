import { Link } from "@remix-run/react";
import { linesOf } from "#app/addresses/portal.ts";
import type { Vi } from "#app/locales/index.ts";
import type { ShownLine } from "./shown-line.server.ts";

type ListedLine = ShownLine & { time: string; address: string | null };

type Props = { rows: ListedLine[]; columns: Vi["portalAudit"]["columns"] };

export function AuditTable({ rows, columns }: Props) {
	return (
		<table className="list audit">
			<thead className="max-lg:sr-only">
				<tr>
					{Object.entries(columns).map(([name, label]) => (
						<th key={name} scope="col">
							{label}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						<td className="day whitespace-nowrap tabular-nums">
							<time dateTime={row.at}>{row.time}</time>
						</td>
						<td className="person">
							{row.byId ? (
								<Link to={linesOf(row.byId)} discover="none">
									{row.by}
								</Link>
							) : (
								row.by
							)}
						</td>
						<th scope="row" className="act">
							{row.what} {row.more && <small>{row.more}</small>}
						</th>
						<td data-label={columns.subject} className="subject">
							<Subject row={row} />
						</td>
						<td className="network tabular-nums">{row.network}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Subject({ row: { subject, address } }: { row: ListedLine }) {
	if (!address) return subject;
	return (
		<Link to={address} discover="none">
			{subject}
		</Link>
	);
}
