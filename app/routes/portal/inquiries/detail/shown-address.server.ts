import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownEmail } from "#models/email.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import type { Language } from "#models/language.ts";

/** `refused` says, in place of a link, that the address takes no mail. */
export type ShownAddress = { shown: string; refused: string | null };

export function shownAddress(
	language: Language,
	{ customerEmail, customerPhone }: InquiryView,
	isMailRefused: boolean,
): ShownAddress {
	const shown = shownEmail(customerEmail);
	if (!isMailRefused) return { shown, refused: null };
	const { onlyCall, nowhere } = text(language, "portalRequests").detail.reach;
	return { shown, refused: interpolate(customerPhone ? onlyCall : nowhere, { email: shown }) };
}
