import { invitationsPage } from "#app/addresses/portal.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { sentOrHandedOn } from "#app/server/handed-link.server.ts";
import { readerOf, text } from "#app/server/i18n.server.ts";
import { withDraft } from "#app/server/opened-form.server.ts";
import { requireProof } from "#app/server/proof.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { Invitation } from "#models/account/invitation.server.ts";

const changeSchema = z.object({ change: z.enum(["resend", "withdraw"]) });

export const action = staffAction(requireAdmin, {
	schema: changeSchema,
	counts: "change",
	back: ({ request }) => withDraft(request, invitationsPage),
	async run({ values, request, params, viewer, language, back = invitationsPage }) {
		const { notices } = text(language, "portalAdmission").invitations;
		const { id = "" } = params;
		if (values.change === "withdraw")
			return leadTo(back, (await Invitation.withdraw(id, viewer)) ? notices.withdrawn : notices.gone);
		await requireProof(request);
		const isSent = await Invitation.resend(id, await readerOf(request), viewer);
		return isSent ? sentOrHandedOn(request, back, id, notices.resent) : leadTo(back, notices.gone);
	},
});

/** From the page that asked for a proof: the button is to be pressed again. */
export const loader = requireAdmin(async ({ language }) =>
	leadTo(invitationsPage, text(language, "portalAdmission").invitations.notices.proven),
);
