import { leadTo } from "#app/server/form-action.server.ts";
import { handOn } from "#app/server/handed-link.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { OneTimeLink } from "#models/account/one-time-link.server.ts";

const purpose = "accept-invitation";

/** Leads to a page of invitations after one was sent: with a notice or, where mails do not leave, with its link. */
export async function sentOrHandedOn(
	request: Request,
	page: string,
	id: string,
	notice: "invited" | "resent",
): Promise<Response> {
	const invitation = mailLeaves ? null : await Invitation.find(id);
	if (!invitation) return leadTo(page, notice);
	const token = await OneTimeLink.issue(purpose, id);
	return handOn(request, page, purpose, { email: invitation.email, token });
}
