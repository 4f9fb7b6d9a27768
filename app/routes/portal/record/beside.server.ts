import { changedAddress } from "#app/addresses/search.ts";
import { sentFields } from "#app/server/form.server.ts";
import { draftOf, keep } from "#app/server/opened-form.server.ts";
import { z } from "#app/ui/form/zod.ts";
import type { Viewer } from "#models/account/user.server.ts";

const typed = z.optional(z.string());

/** The fields of the contact log. Without scripts, a button beside that form sends them along. */
export const fieldsBeside = {
	way: typed,
	about: typed,
	note: typed,
	nextOn: typed,
	nextOnBefore: typed,
	newStatus: typed,
};

/**
 * Keeps as a draft what was typed into the form beside a button.
 * @returns the page's address, which shows the draft again, or the draft that was open before
 */
export async function addressWithDraft(request: Request, viewer: Viewer, address: string): Promise<string> {
	const path = address.split("?", 1)[0] ?? "";
	const draft = (await isTyped(request)) ? await keep(request, viewer.id, path) : null;
	return changedAddress(address, { draft: draft ?? draftOf(request) });
}

/** Whether anything was typed: the day, and what the line is about, may have been filled in by us. */
async function isTyped(request: Request): Promise<boolean> {
	const sent = await sentFields(request);
	const isOtherDay = (sent.get("nextOn") ?? "") !== (sent.get("nextOnBefore") ?? "");
	return isOtherDay || ["way", "note", "newStatus"].some((name) => sent.get(name));
}
