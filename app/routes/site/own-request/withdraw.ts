import { mailOrigin } from "#app/addresses/origin.server.ts";
import { ownRequestAddress } from "#app/addresses/own-request.ts";
import { readForm } from "#app/server/form.server.ts";
import { pageLanguage } from "#app/server/i18n.server.ts";
import { demoMails } from "#app/server/mail/demo-mails.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { withOwnRequest } from "#app/server/own-request.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { pressedSchema } from "#app/ui/form/pressed.tsx";
import { withdrawRequest } from "#models/request/own-request.server.ts";

export const action = withOwnRequest(async ({ request, own, token }) => {
	await readForm(request, pressedSchema);
	await withdrawRequest(own.id, demoMails("cancelled", mailOrigin(request)));
	deliverSoon();
	return redirect(`${ownRequestAddress(await pageLanguage(request), token)}?done=withdrawn`, 303);
});

/** Somebody opened the form's address by hand. */
export const loader = withOwnRequest(async ({ request, token }) =>
	redirect(ownRequestAddress(await pageLanguage(request), token)),
);

/** So that a wrong address is answered by a page. */
export default function Withdraw() {
	return null;
}
