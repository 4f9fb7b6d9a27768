import { changedAddress } from "#app/addresses/search.ts";
import { draftOf, keep } from "#app/server/opened-form.server.ts";
import { z } from "#app/ui/form/zod.ts";
import type { Viewer } from "#models/account/user.server.ts";

const typed = z.optional(z.string());

/** The fields of the contact log. Without scripts, a button beside that form sends them along. */
export const fieldsBeside = { way: typed, about: typed, note: typed, nextOn: typed };

/**
 * Keeps as a draft what was typed into the form beside a button.
 * @returns the page's address, which shows the draft again, or the draft that was open before
 */
export async function addressWithDraft(request: Request, viewer: Viewer, address: string): Promise<string> {
	const draft = (await keep(request, viewer.id, address.split("?", 1)[0] ?? "")) ?? draftOf(request);
	return changedAddress(address, { draft });
}
