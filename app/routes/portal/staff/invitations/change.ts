import { invitationsPage } from "#app/addresses/account.ts";
import { changedSearch } from "#app/addresses/search.ts";
import { linkReader } from "#app/server/mail/link-mail.server.ts";
import { deliverSoon } from "#app/server/mail/worker.server.ts";
import { draftOf, keep } from "#app/server/opened-form.server.ts";
import { requireProof } from "#app/server/proof.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { countWrite, TooManyWrites } from "#models/account/write-limit.server.ts";
import { readChange } from "../../change.server.ts";
import { sentOrHandedOn } from "./handed-on.server.ts";

/** Without scripts a button also sends what was typed into the form beside it. */
const changeSchema = z.object({
	change: z.enum(["resend", "withdraw"]),
	email: z.optional(z.string()),
	role: z.optional(z.string()),
	proof: z.optional(z.string()),
});

export const action = requireAdmin(async ({ request, params, viewer }) => {
	const { change, email } = await readChange(request, changeSchema);
	const { id = "" } = params;
	const draft = (email && (await keep(request, viewer.id, invitationsPage))) || draftOf(request);
	const toList = (search: string) => redirect(invitationsPage + changedSearch(search, { draft }), 303);
	const noticed = (done: "withdrawn" | "gone" | "tooMany") => toList(`?done=${done}`);
	if (change === "resend") await requireProof(request);
	try {
		await countWrite(viewer.id, "change");
	} catch (error) {
		if (error instanceof TooManyWrites) return noticed("tooMany");
		throw error;
	}
	if (change === "withdraw") return noticed((await Invitation.withdraw(id, viewer)) ? "withdrawn" : "gone");
	const isSent = await Invitation.resend(id, await linkReader(request), viewer);
	deliverSoon();
	if (!isSent) return noticed("gone");
	return toList(await sentOrHandedOn(request, id, "resent"));
});

/** From the page that asked for a proof: the button is to be pressed again. */
export const loader = requireAdmin(async () => redirect(`${invitationsPage}?done=proven`));
