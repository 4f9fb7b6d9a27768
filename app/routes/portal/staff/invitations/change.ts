import { invitationsPage } from "#app/addresses/account.ts";
import { readForm } from "#app/server/form.server.ts";
import { linkReader } from "#app/server/mail/link-mail.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { requireProof } from "#app/server/proof.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";
import { sentOrHandedOn } from "./handed-on.server.ts";

const changeSchema = z.object({ change: z.enum(["resend", "withdraw"]) });

const noticed = (notice: "withdrawn" | "gone" | "tooMany") =>
	redirect(`${invitationsPage}?done=${notice}`, 303);

export const action = requireAdmin(async ({ request, params, viewer }) => {
	const form = await readForm(request, changeSchema);
	if (form.status !== "success") throw new Response("Bad Request", { status: 400 });
	if (form.value.change === "resend") await requireProof(request);
	const { id = "" } = params;
	try {
		await countWrite(viewer.id, "change");
	} catch (error) {
		if (error instanceof TooManyWrites) return noticed("tooMany");
		throw error;
	}
	if (form.value.change === "withdraw")
		return noticed((await Invitation.withdraw(id, viewer)) ? "withdrawn" : "gone");
	const isSent = await Invitation.resend(id, await linkReader(request), viewer);
	deliverSoon();
	if (!isSent) return noticed("gone");
	return redirect(invitationsPage + (await sentOrHandedOn(request, id, "resent")), 303);
});

/** From the page that asked for a proof: the button is to be pressed again. */
export const loader = requireAdmin(async () => redirect(`${invitationsPage}?done=proven`));
