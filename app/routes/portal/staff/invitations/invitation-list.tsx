import { invitationsPage } from "#app/addresses/portal.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { AccountTable, type Moment, TimeCell } from "../../account/account-table.tsx";
import { Press } from "../../shell/post-form.tsx";

type Open = {
	id: string;
	email: string;
	role: string;
	sent: Moment;
	/** Null for a link that has ended. */
	until: string | null;
	isMailRefused: boolean;
};
type Props = { open: Open[]; text: Vi["portalAdmission"]["invitations"] };

export function InvitationList({ open, text }: Props) {
	const { columns } = text;
	const press = (id: string) => ({
		action: `${invitationsPage}/${id}`,
		name: "change",
		className: "btn btn-quiet",
	});
	return (
		<section aria-labelledby="invitations-heading" className="mt-3 grid gap-2">
			<h2 id="invitations-heading" className="text-base">
				{text.list}
			</h2>
			{open.length === 0 ? (
				<p className="empty">{text.none}</p>
			) : (
				<AccountTable
					columns={[columns.email, columns.role, columns.sentAt, columns.state]}
					action={columns.action}
				>
					{open.map(({ id, email, role, sent, until, isMailRefused }) => (
						<tr key={id}>
							<th scope="row">{email}</th>
							<td data-label={columns.role}>{role}</td>
							<TimeCell label={columns.sentAt} moment={sent} />
							<td data-label={columns.state}>
								<span>
									{until ?? <span className="badge badge-danger">{text.ended}</span>}{" "}
									{isMailRefused && <span className="badge badge-danger">{text.mailRefused}</span>}
								</span>
							</td>
							<td>
								<div className="flex flex-wrap gap-2 min-[56rem]:justify-end">
									<Press {...press(id)} value="resend" aria-label={interpolate(text.resendTo, { email })}>
										{text.resend}
									</Press>{" "}
									<Press
										{...press(id)}
										value="withdraw"
										aria-label={interpolate(text.withdrawFrom, { email })}
									>
										{text.withdraw}
									</Press>
								</div>
							</td>
						</tr>
					))}
				</AccountTable>
			)}
		</section>
	);
}
