import { formatDateTime } from "#app/i18n/format.ts";
import type { WaitingPerson } from "#models/account/waiting.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import type { Language } from "#models/language.ts";

export type ShownWaiting = ReturnType<typeof shownWaiting>;

export function shownWaiting(language: Language, { id, fullName, email, needs, since }: WaitingPerson) {
	return {
		id,
		fullName,
		email: shownEmail(email),
		needs,
		since: { at: since, shown: formatDateTime(language, since) },
	};
}
