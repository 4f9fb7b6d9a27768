import { ownRequestAddress } from "#app/addresses/own-request.ts";
import { formAction, leadTo } from "#app/server/form-action.server.ts";
import { pageLanguage } from "#app/server/i18n.server.ts";
import { withOwnRequest } from "#app/server/own-request.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { withdrawConsent } from "#models/request/own-request.server.ts";
import { backToPage, buttonSchema } from "./button.server.ts";

export const action = formAction(withOwnRequest, {
	schema: buttonSchema,
	back: backToPage,
	async run({ own, back }) {
		await withdrawConsent(own.id);
		return leadTo(back, "consent");
	},
});

/** Somebody opened the form's address by hand. */
export const loader = withOwnRequest(async ({ request, token }) =>
	redirect(ownRequestAddress(await pageLanguage(request), token)),
);
