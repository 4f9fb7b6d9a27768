import { staffPage } from "#app/addresses/account.ts";
import { readForm } from "#app/server/form.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { requireProof } from "#app/server/proof.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { pressedSchema } from "#app/ui/form/pressed.tsx";
import { NotAllowed } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import type { WaitingPerson } from "#models/account/waiting.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";

type Notice = "approved" | "refused" | "gone" | "tooMany";

const noticed = (notice: Notice) => redirect(`${staffPage}?done=${notice}`, 303);

/** Decides on who waits (null: nobody any more). @throws Response 403 for an admin no more, or unconfirmed address */
export async function answerDecision(
	request: Request,
	viewer: Viewer,
	notice: Notice,
	decide: () => Promise<WaitingPerson | null>,
): Promise<Response> {
	await requireProof(request);
	await readForm(request, pressedSchema);
	try {
		await countWrite(viewer.id, "change");
		const person = await decide();
		deliverSoon();
		return noticed(person ? notice : "gone");
	} catch (error) {
		if (error instanceof TooManyWrites) return noticed("tooMany");
		throw error instanceof NotAllowed ? new Response("Forbidden", { status: 403 }) : error;
	}
}
