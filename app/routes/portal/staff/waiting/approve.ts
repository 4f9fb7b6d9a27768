import { staffPage } from "#app/addresses/account.ts";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { leadTo, staffAction } from "#app/server/form-action.server.ts";
import { decisionMail } from "#app/server/mail/account-mails.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { pressedSchema } from "#app/ui/form/pressed.tsx";
import { Waiting } from "#models/account/waiting.server.ts";

export const action = staffAction(requireAdmin, {
	schema: pressedSchema,
	counts: "change",
	proof: "page",
	back: () => staffPage,
	async run({ request, params, viewer }) {
		const mail = decisionMail("approved", mailOrigin(request));
		const person = await Waiting.approve(params.id ?? "", viewer.id, mail, viewer.network);
		deliverSoon();
		return leadTo(staffPage, person ? "approved" : "gone");
	},
});

/** From the page that asked for a proof: the button is to be pressed again. */
export const loader = requireAdmin(async () => leadTo(staffPage, "proven"));
