import { giveBackAddress } from "#app/addresses/portal.ts";
import { inquiryList, requests } from "#app/addresses/records.ts";
import { changedSearch } from "#app/addresses/search.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import type { Language } from "#models/language.ts";
import type { Held } from "#models/records/hand-over.server.ts";

/**
 * Describes the work that is held for somebody, with links to its lists where the viewer may see them.
 *
 * @param whose the id of the account whose page this stands on
 */
export function shownHeld(
	language: Language,
	viewer: Viewer,
	whose: string | null,
	{ for: person, ...counts }: Held,
) {
	const { held } = text(language, "portalRecord").handOver;
	const { id, name, emailShown: heldFor } = person;
	const isOwn = id === viewer.id;
	const words = { name, ...counts };
	const lists = [
		{ count: counts.inquiries, label: held.inquiries, address: inquiryList({ heldFor }) },
		{ count: counts.requests, label: held.requests, address: requests + changedSearch("", { heldFor }) },
	];
	return {
		id,
		line: interpolate(id === whose ? held.away : held.holding, words),
		lists: viewer.isAdmin || !isOwn ? lists.filter(({ count }) => count > 0) : [],
		action: giveBackAddress(id),
		button: isOwn ? held.takeBack : interpolate(held.giveBack, words),
	};
}

/** Whose a record is while somebody else has it, and since when. */
export async function heldInWords(
	language: Language,
	{ heldFor, ownerId }: { heldFor?: { id: string; since: string }; ownerId: string | null },
): Promise<string | undefined> {
	if (!heldFor || heldFor.id === ownerId) return undefined;
	const name = (await Staff.names([heldFor.id])).get(heldFor.id);
	const { since } = text(language, "portalRecord").handOver.held;
	return name && interpolate(since, { name, day: formatDate(language, heldFor.since) });
}
