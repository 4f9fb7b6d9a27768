import { Link } from "@remix-run/react";
import { staffPage } from "#app/addresses/portal.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { AccountTable, TimeCell } from "../../account/account-table.tsx";
import { PostForm } from "../../shell/post-form.tsx";
import type { ShownWaiting } from "./shown-waiting.server.ts";

type Props = { people: ShownWaiting[]; text: Vi["portalAdmission"]["people"] };

export function WaitingTable({ people, text }: Props) {
	const { columns, states } = text;
	return (
		<AccountTable
			columns={[columns.name, columns.email, columns.since, columns.state]}
			action={columns.action}
		>
			{people.map(({ id, fullName: name, email, since, needs }) => (
				<tr key={id}>
					<th scope="row">{name}</th>
					<td data-label={columns.email} className="min-w-24 wrap-anywhere">
						{email}
					</td>
					<TimeCell label={columns.since} moment={since} />
					<td data-label={columns.state}>
						<span className="badge">{states[needs]}</span>
					</td>
					<td>
						<div className="flex flex-wrap gap-2 min-[56rem]:justify-end">
							{needs === "approval" && (
								<PostForm action={`${staffPage}/waiting/${id}/approve`}>
									<button
										type="submit"
										className="btn btn-primary"
										aria-label={interpolate(text.approveWhom, { name, email })}
									>
										{text.approve}
									</button>
								</PostForm>
							)}{" "}
							<Link
								to={`${staffPage}/waiting/${id}/refuse`}
								className="btn btn-quiet"
								aria-label={interpolate(text.refuseWhom, { name, email })}
							>
								{text.refuse}
							</Link>
						</div>
					</td>
				</tr>
			))}
		</AccountTable>
	);
}
