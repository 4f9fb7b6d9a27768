import { Link } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import type { StaffMember } from "#models/account/staff.server.ts";
import { AccountTable, type Moment, TimeCell } from "../account/account-table.tsx";

type Member = Omit<StaffMember, "createdAt" | "lastSeenAt"> & {
	own: boolean;
	created: Moment;
	lastSeen: Moment | null;
};
type Props = { members: Member[]; text: Vi["portalAccount"]["staff"]; roles: Vi["portal"]["roles"] };

export function StaffTable({ members, text, roles }: Props) {
	const { columns } = text;
	return (
		<AccountTable
			columns={[columns.name, columns.email, columns.role, columns.access, columns.created, columns.lastSeen]}
			action={columns.action}
		>
			{members.map(({ id, fullName, email, role, disabled, own, created, lastSeen }) => (
				<tr key={id}>
					<th scope="row">
						{fullName} {own && <span className="badge">{text.you}</span>}
					</th>
					<td data-label={columns.email} className="min-w-24 wrap-anywhere">
						{email}
					</td>
					<td data-label={columns.role}>{roles[role]}</td>
					<td data-label={columns.access}>
						<span className={disabled ? "badge badge-danger" : "badge badge-good"}>
							{disabled ? text.access.disabled : text.access.active}
						</span>
					</td>
					<TimeCell label={columns.created} moment={created} />
					<TimeCell label={columns.lastSeen} moment={lastSeen} never={text.never} />
					<td>
						{!own && (
							<Link
								to={`/portal/staff/${id}`}
								className="btn btn-quiet"
								aria-label={interpolate(text.changeOf, { name: fullName })}
							>
								{text.change}
							</Link>
						)}
					</td>
				</tr>
			))}
		</AccountTable>
	);
}
