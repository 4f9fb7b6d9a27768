import { ownRequestAddress } from "#app/addresses/own-request.ts";
import { pageLanguage } from "#app/server/i18n.server.ts";
import { withOwnRequest } from "#app/server/own-request.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { withdrawConsent } from "#models/request/own-request.server.ts";
import { readPress } from "./press.server.ts";

export const action = withOwnRequest(async ({ request, own, token }) => {
	const back = await readPress(request, own, token);
	await withdrawConsent(own.id);
	return back("consent");
});

/** Somebody opened the form's address by hand. */
export const loader = withOwnRequest(async ({ request, token }) =>
	redirect(ownRequestAddress(await pageLanguage(request), token)),
);
