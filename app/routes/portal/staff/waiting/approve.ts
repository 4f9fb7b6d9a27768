import { staffPage } from "#app/addresses/account.ts";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { decisionMail } from "#app/server/mail/account-mails.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { Waiting } from "#models/account/waiting.server.ts";
import { answerDecision } from "./decision.server.ts";

export const action = requireAdmin(({ request, params, viewer }) =>
	answerDecision(request, viewer, "approved", () =>
		Waiting.approve(
			params.id ?? "",
			viewer.id,
			decisionMail("approved", mailOrigin(request)),
			viewer.network,
		),
	),
);

/** From the page that asked for a proof: the button is to be pressed again. */
export const loader = requireAdmin(async () => redirect(`${staffPage}?done=proven`));
