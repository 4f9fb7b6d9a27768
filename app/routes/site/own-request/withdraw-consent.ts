import { ownRequestAddress } from "#app/addresses/own-request.ts";
import { readForm } from "#app/server/form.server.ts";
import { pageLanguage } from "#app/server/i18n.server.ts";
import { withOwnRequest } from "#app/server/own-request.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { pressedSchema } from "#app/ui/form/pressed.tsx";
import { withdrawConsent } from "#models/request/own-request.server.ts";

export const action = withOwnRequest(async ({ request, own, token }) => {
	await readForm(request, pressedSchema);
	await withdrawConsent(own.id);
	return redirect(`${ownRequestAddress(await pageLanguage(request), token)}?done=consent`, 303);
});

/** Somebody opened the form's address by hand. */
export const loader = withOwnRequest(async ({ request, token }) =>
	redirect(ownRequestAddress(await pageLanguage(request), token)),
);
