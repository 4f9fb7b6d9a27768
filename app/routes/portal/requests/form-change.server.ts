import { requestAddress } from "#app/addresses/requests.ts";
import { FieldErrors } from "#app/server/form.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { RequestEnded } from "#models/request/change.server.ts";
import type { RequestId } from "#models/request/request-id.ts";
import { countFormWrite } from "../inquiries/change.server.ts";

/**
 * Makes a change that a form asks for, sends its mails, and leads to the request's page.
 * @param change false if there is no such request
 * @throws FieldErrors if it is gone, ended, or beyond the account's limit; what was typed stays
 */
export async function changeByForm(
	viewer: Viewer,
	id: string,
	change: () => Promise<boolean>,
	notice: "logged" | "ended" | "handedOver" | "demoSet" | "demoGivenUp",
): Promise<never> {
	await countFormWrite(viewer, "change");
	const isDone = await change().catch((error: unknown) => {
		throw error instanceof RequestEnded ? new FieldErrors({ "": ["requestEnded"] }) : error;
	});
	if (!isDone) throw new FieldErrors({ "": ["requestGone"] }, 404);
	deliverSoon();
	throw redirect(`${requestAddress(id as RequestId)}?${new URLSearchParams({ notice })}`, 303);
}
