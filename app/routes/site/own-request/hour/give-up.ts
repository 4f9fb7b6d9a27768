import { mailOrigin } from "#app/addresses/origin.server.ts";
import { demoMails } from "#app/server/mail/demo-mails.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { giveUpDemo } from "#models/request/demo-appointment.server.ts";
import { pageButton } from "../page-button.server.ts";

const button = pageButton("demoGivenUp", async ({ request, own }) => {
	await giveUpDemo(own.id, null, demoMails("givenUp", mailOrigin(request)));
	deliverSoon();
});

export const action = button.action;
export const loader = button.loader;
