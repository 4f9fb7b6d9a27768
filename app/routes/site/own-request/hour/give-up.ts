import { mailOrigin } from "#app/addresses/origin.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { giveUpDemo } from "#models/request/demo-appointment.server.ts";
import { pageButton } from "../page-button.server.ts";

const button = pageButton(async ({ request, own, language }) => {
	await giveUpDemo(own.id, null, mailOrigin(request));
	return text(language, "demoHour").notices.demoGivenUp;
});

export const action = button.action;
export const loader = button.loader;
