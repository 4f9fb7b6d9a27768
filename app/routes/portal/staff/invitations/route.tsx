import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { invitationsPage, staffPage } from "#app/addresses/portal.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { handedLink, sentOrHandedOn } from "#app/server/handed-link.server.ts";
import { readerOf, text } from "#app/server/i18n.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { asksProof } from "#app/server/proof.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { optionsOf, SelectField, TextField } from "#app/ui/form/field.tsx";
import { choice, email } from "#app/ui/form/fields.ts";
import { SubmitButton, ValidatedForm } from "#app/ui/form/validated-form.tsx";
import { z } from "#app/ui/form/zod.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { roles } from "#models/options.ts";
import { HandedLink } from "../../account/handed-link.tsx";
import { ProofField, proofFields } from "../../prove/proof-field.tsx";
import { Main } from "../../shell/main.tsx";
import { InvitationList } from "./invitation-list.tsx";

export { keepPage as clientAction } from "#app/ui/form/reply.ts";
export { meta } from "../../shell/title.ts";

const inviteSchema = z.object({ email: email(), role: choice(roles, "choiceInvalid"), ...proofFields });

export const loader = requireAdmin(async ({ request, language }) => {
	const { roles: roleNames } = text(language, "portal");
	const { invitations } = text(language, "portalAdmission");
	const open = await Invitation.list();
	return {
		invitations,
		intro: mailLeaves ? invitations.intro : invitations.introByHand,
		handed: await handedLink(request),
		roles: optionsOf(roles, roleNames),
		open: open.map(({ id, email, role, sentAt, endsAt, hasEnded, isMailRefused }) => ({
			id,
			email: shownEmail(email),
			role: roleNames[role],
			isMailRefused,
			sent: { at: sentAt, shown: formatDateTime(language, sentAt) },
			until: hasEnded ? null : interpolate(invitations.until, { time: formatDateTime(language, endsAt) }),
		})),
		isAsked: await asksProof(request),
		title: invitations.title,
	};
});

export const action = staffAction(requireAdmin, {
	schema: inviteSchema,
	counts: "change",
	proof: "typed",
	async run({ values: { email, role }, request, viewer, language }) {
		const id = await Invitation.invite({ email, role }, await readerOf(request), viewer);
		const { notices } = text(language, "portalAdmission").invitations;
		return sentOrHandedOn(request, invitationsPage, id, notices.invited);
	},
});

export default function InvitationsPage() {
	const { invitations, intro, handed, roles, open, isAsked } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<Main className="[&>.form]:max-w-96 [&>.form]:gap-4">
			<h1>{invitations.heading}</h1>
			<p>{intro}</p>
			{handed && <HandedLink handed={handed} />}
			<ValidatedForm
				id="invite"
				schema={inviteSchema}
				reply={reply}
				failure={invitations.failed}
				defaultValue={{ role: "sales" }}
			>
				{(fields) => (
					<>
						<TextField field={fields.email} label={invitations.email} type="email" autoComplete="off" />
						<SelectField
							field={fields.role}
							label={invitations.role}
							hint={invitations.roleHint}
							options={roles}
						/>
						<ProofField field={fields.proof} asked={isAsked} />
						<SubmitButton>{invitations.submit}</SubmitButton>
					</>
				)}
			</ValidatedForm>
			<InvitationList open={open} text={invitations} />
			<p>
				<Link to={staffPage}>{invitations.back}</Link>
			</p>
		</Main>
	);
}
