import type { Language } from "#app/i18n/languages.ts";
import type { Vi } from "#app/locales/index.ts";
import { env } from "#app/server/env.server.ts";
import { text } from "#app/server/i18n.server.ts";
import type { MailDraft } from "#models/outbox.server.ts";

/** The mails of the locales' `mail` section. */
type MailKind = Exclude<keyof Vi["mail"], "empty">;

type Values = Record<string, unknown> & { email: string };

/**
 * Writes one mail.
 * @param values fill the places of its text; what is missing reads as "not given"
 */
function compose(kind: MailKind, to: string, values: Values, language: Language): MailDraft {
	const mail = text(language, "mail");
	const { subject, text: paragraphs } = mail[kind];
	const write = (words: string) =>
		words.replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name] ?? mail.empty));
	return { kind, to, subject: write(subject), text: paragraphs.map(write).join("\n\n"), language };
}

/** The confirmation of a request, to the person who sent it. */
export function confirmation(kind: "trial" | "demo", values: Values, language: Language): MailDraft {
	return compose(kind, values.email, values, language);
}

/** The note of a request to the sales inbox, in Vietnamese; none where no inbox is configured. */
export function salesNote(kind: "trialNote" | "demoNote" | "contactNote", values: Values): MailDraft[] {
	if (!env.SALES_INBOX) return [];
	return [{ ...compose(kind, env.SALES_INBOX, values, "vi"), replyTo: values.email }];
}
