import { mailOrigin } from "#app/addresses/origin.server.ts";
import { ownRequestAddress } from "#app/addresses/own-request.ts";
import { pageLanguage } from "#app/server/i18n.server.ts";
import { demoMails } from "#app/server/mail/demo-mails.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { withOwnRequest } from "#app/server/own-request.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { RequestEnded } from "#models/request/change-request.server.ts";
import { giveUpDemo } from "#models/request/demo-appointment.server.ts";
import { readPress } from "../press.server.ts";

export const action = withOwnRequest(async ({ request, own, token }) => {
	const back = await readPress(request, own, token);
	try {
		await giveUpDemo(own.id, null, demoMails("givenUp", mailOrigin(request)));
		deliverSoon();
		return back("demoGivenUp");
	} catch (error) {
		// Its page says that it is done.
		if (error instanceof RequestEnded) return back();
		throw error;
	}
});

/** Somebody opened the form's address by hand. */
export const loader = withOwnRequest(async ({ request, token }) =>
	redirect(ownRequestAddress(await pageLanguage(request), token)),
);
