import { text } from "#app/server/i18n.server.ts";
import { withdrawConsent } from "#models/request/own-request.server.ts";
import { pageButton } from "./page-button.server.ts";

const button = pageButton(async ({ own, language }) => {
	await withdrawConsent(own.id);
	return text(language, "ownRequest").notices.consent;
});

export const action = button.action;
export const loader = button.loader;
