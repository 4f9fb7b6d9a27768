import { mailOrigin } from "#app/addresses/origin.server.ts";
import { giveUpDemo } from "#models/request/demo-appointment.server.ts";
import { pageButton } from "../page-button.server.ts";

const button = pageButton("demoGivenUp", async ({ request, own }) => {
	await giveUpDemo(own.id, null, mailOrigin(request));
});

export const action = button.action;
export const loader = button.loader;
