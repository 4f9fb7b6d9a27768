import { mailOrigin } from "#app/addresses/origin.server.ts";
import { staffPage } from "#app/addresses/portal.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import { Waiting } from "#models/account/waiting.server.ts";

const verbs = { approved: Waiting.approve, refused: Waiting.refuse };

/** Approves or refuses a sign-up, mails the decision and redirects to the list of staff. */
export const decisionAction = (decision: keyof typeof verbs) =>
	staffAction(requireAdmin, {
		schema: emptyFormSchema,
		counts: "change",
		proof: "page",
		back: () => staffPage,
		async run({ request, params, viewer, language }) {
			const origin = mailOrigin(request);
			const person = await verbs[decision](params.id ?? "", viewer.id, origin, viewer.network);
			const { notices, told, untold } = text(language, "portalAdmission").people;
			if (!person) return leadTo(staffPage, notices.gone);
			return leadTo(staffPage, `${notices[decision]} ${mailLeaves ? told : untold}`);
		},
	});
