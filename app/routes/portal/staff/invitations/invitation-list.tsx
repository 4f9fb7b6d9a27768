import { invitationsPage } from "#app/addresses/account.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { AccountTable } from "../../account/account-table.tsx";
import { PostForm } from "../../shell/post-form.tsx";

type Open = {
	id: string;
	email: string;
	role: string;
	sent: { at: string; shown: string };
	/** Null for a link that has ended. */
	until: string | null;
};
type Props = { open: Open[]; text: Vi["portalAdmission"]["invitations"] };

export function InvitationList({ open, text }: Props) {
	const { columns } = text;
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
					{open.map(({ id, email, role, sent, until }) => (
						<tr key={id}>
							<th scope="row">{email}</th>
							<td data-label={columns.role}>{role}</td>
							<td data-label={columns.sentAt}>
								<time dateTime={sent.at}>{sent.shown}</time>
							</td>
							<td data-label={columns.state}>
								{until ?? <span className="badge badge-danger">{text.ended}</span>}
							</td>
							<td>
								<PostForm
									action={`${invitationsPage}/${id}`}
									className="flex flex-wrap gap-2 min-[56rem]:justify-end"
								>
									<button
										type="submit"
										name="change"
										value="resend"
										className="btn btn-quiet"
										aria-label={interpolate(text.resendTo, { email })}
									>
										{text.resend}
									</button>{" "}
									<button
										type="submit"
										name="change"
										value="withdraw"
										className="btn btn-quiet"
										aria-label={interpolate(text.withdrawFrom, { email })}
									>
										{text.withdraw}
									</button>
								</PostForm>
							</td>
						</tr>
					))}
				</AccountTable>
			)}
		</section>
	);
}
