import { Link } from "@remix-run/react";
import type { Vi } from "#app/locales/index.ts";
import { Words } from "../../record/words.tsx";
import type { ShownActivity } from "./shown-activity.server.ts";

type Props = { rows: ShownActivity["page"]["rows"]; texts: Vi["portalActivity"] };

export function ActivityTable({ rows, texts: { columns, gone } }: Props) {
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
				{rows.map(({ id, at, time, what, note, customer }) => (
					<tr key={id}>
						<td className="day whitespace-nowrap tabular-nums">
							<time dateTime={at}>{time}</time>
						</td>
						<th scope="row" className="act wrap-anywhere">
							{what}{" "}
							{note && (
								<small>
									<Words text={note} />
								</small>
							)}
						</th>
						<td data-label={columns.record} className="subject">
							{customer ? (
								<Link to={customer.address} discover="none">
									{customer.name}
								</Link>
							) : (
								gone
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
