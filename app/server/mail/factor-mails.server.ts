import { formatDateTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { pageLanguage, type Text, text } from "#app/server/i18n.server.ts";
import { shownEmail } from "#models/email.server.ts";
import type { Language } from "#models/language.ts";
import type { MailDraft } from "#models/mail/outbox.server.ts";
import { cut, oneLine } from "./typed-words.ts";

/** Tells people that they have added or removed their second factor, in the language of the page. */
export async function factorMail(
	kind: "factorAdded" | "factorRemoved",
	to: string,
	request: Request,
): Promise<MailDraft> {
	return write(kind, to, await pageLanguage(request), {});
}

/** As {@link factorMail}, of a passkey with the name that they gave it. */
export async function passkeyMail(
	kind: "passkeyAdded" | "passkeyRemoved",
	to: string,
	name: string,
	request: Request,
): Promise<MailDraft> {
	return write(kind, to, await pageLanguage(request), { name: cut(oneLine(name)) });
}

/** Tells somebody in Vietnamese that another took their factor off. @param by full name; null for the operator */
export function factorTakenOffMail(to: string, by: string | null): MailDraft {
	const { operator } = text("vi", "portalAccount").mail;
	return write("factorTakenOff", to, "vi", { by: by === null ? operator : cut(oneLine(by)) });
}

/** Warns somebody whose password is known to who guesses their codes; in Vietnamese, as the page may be a stranger's. */
export const factorGuessedMail = (to: string) => write("factorGuessed", to, "vi", {});

type FactorMailKind = Extract<keyof Text<"portalAccount">["mail"], `factor${string}` | `passkey${string}`>;

function write(
	kind: FactorMailKind,
	to: string,
	language: Language,
	more: Record<string, string>,
): MailDraft {
	const { subject, text: paragraphs } = text(language, "portalAccount").mail[kind];
	const values = { email: shownEmail(to), time: formatDateTime(language, new Date().toISOString()), ...more };
	return { kind, to, subject, text: interpolate(paragraphs.join("\n\n"), values), language };
}
