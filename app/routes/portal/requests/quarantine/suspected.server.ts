import { formatDateTime } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import type { Language } from "#models/language.ts";
import type { SuspectedView } from "#models/request/spam-quarantine.server.ts";

export type ShownSuspected = ReturnType<typeof shownSuspected>;

export function shownSuspected(language: Language, { id, ...suspected }: SuspectedView) {
	const { kind, suspicion, name, companyName, email, phone, message, createdAt } = suspected;
	const { reasons } = text(language, "portalQuarantine");
	return {
		id,
		name,
		companyName,
		message,
		createdAt,
		kind: text(language, "portalRequests").kinds[kind],
		email: shownEmail(email),
		phone: phone && shownPhone(phone),
		came: formatDateTime(language, createdAt),
		reasons: suspicion.map((sign) => reasons[sign]),
	};
}
