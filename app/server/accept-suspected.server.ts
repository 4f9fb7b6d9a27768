import { authorOf, type Viewer } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { commandLine } from "#models/audit/record.server.ts";
import { recordRequestEvent } from "#models/request/history.server.ts";
import { type RequestId, requestIdOf } from "#models/request/request-id.ts";
import { SpamQuarantine, SuspectedGone } from "#models/request/spam-quarantine.server.ts";
import { deliverSoon } from "./mail/worker.server.ts";
import { submitRequest } from "./submit-public-form.server.ts";

/**
 * Makes a suspected request a regular one, once, with its mails and a fresh deadline; null if it is gone.
 * @param by whose decision its history begins with; without it, the command line's
 */
export async function acceptSuspected(
	id: string,
	by?: Viewer,
	origin?: string | null,
): Promise<RequestId | null> {
	const found = await SpamQuarantine.find(id);
	if (!found) return null;
	const { _id, form, fields } = found;
	try {
		// The form's model checks the fields again.
		const stored = await submitRequest(form, fields as never, {
			origin,
			also: async (request, session) => {
				await SpamQuarantine.release(_id, session);
				const subject = { kind: "request" as const, id: requestIdOf(form, request._id) };
				await Audit.write({ by: by ?? commandLine, action: "suspectedLetIn", subject }, session);
				if (!by) return;
				const event = { kind: "letIn" as const, at: new Date(), ...authorOf(by) };
				await recordRequestEvent(form, request, event, session);
			},
		});
		// The visitor may have sent the same form again, more slowly.
		if (stored.repeated) await SpamQuarantine.discard(id, by ?? commandLine);
		deliverSoon();
		return requestIdOf(form, stored.id);
	} catch (error) {
		if (error instanceof SuspectedGone) return null;
		throw error;
	}
}
