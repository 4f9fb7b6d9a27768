import { handedOn } from "#app/server/handed-link.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { OneTimeLink } from "#models/account/one-time-link.server.ts";

const purpose = "accept-invitation";

/** What follows the address of the page after an invitation was sent: a notice or, where mails do not leave, its link. */
export async function sentOrHandedOn(
	request: Request,
	id: string,
	notice: "invited" | "resent",
): Promise<string> {
	const invitation = mailLeaves ? null : await Invitation.find(id);
	if (!invitation) return `?done=${notice}`;
	return handedOn(request, purpose, invitation.email, await OneTimeLink.issue(purpose, id));
}
