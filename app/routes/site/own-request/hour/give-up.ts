import { mailOrigin } from "#app/addresses/origin.server.ts";
import { ownRequestAddress } from "#app/addresses/own-request.ts";
import { formAction, leadTo } from "#app/server/form-action.server.ts";
import { pageLanguage } from "#app/server/i18n.server.ts";
import { demoMails } from "#app/server/mail/demo-mails.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { withOwnRequest } from "#app/server/own-request.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { giveUpDemo } from "#models/request/demo-appointment.server.ts";
import { backToPage, buttonSchema } from "../button.server.ts";

export const action = formAction(withOwnRequest, {
	schema: buttonSchema,
	back: backToPage,
	async run({ request, own, back }) {
		await giveUpDemo(own.id, null, demoMails("givenUp", mailOrigin(request)));
		deliverSoon();
		return leadTo(back, "demoGivenUp");
	},
});

/** Somebody opened the form's address by hand. */
export const loader = withOwnRequest(async ({ request, token }) =>
	redirect(ownRequestAddress(await pageLanguage(request), token)),
);
