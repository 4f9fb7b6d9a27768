import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import type { DecisionMail } from "#models/account/waiting.server.ts";
import type { Language } from "#models/language.ts";
import type { MailDraft } from "#models/mail/outbox.server.ts";

type Texts = { subject: string; text: string[] };

/** Tells somebody who has waited what an administrator decided. @param origin where links lead, see `mailOrigin` */
export function decisionMail(decision: "approved" | "refused", origin: string | null): DecisionMail {
	return ({ email, language }) => {
		const texts = text(language, "portalAdmission").mail[decision];
		return write(decision, email, language, texts, { link: origin && `${origin}/portal/login` });
	};
}

/** Without a link its paragraph is left out. */
function write(
	kind: string,
	to: string,
	language: Language,
	{ subject, text }: Texts,
	{ link, ...values }: { link: string | null } & Record<string, string | null>,
): MailDraft {
	const paragraphs = text.filter((paragraph) => link || !paragraph.includes("{{link}}"));
	const fill = (words: string) => interpolate(words, { ...values, link: link ?? "" });
	return { kind, to, subject: fill(subject), text: paragraphs.map(fill).join("\n\n"), language };
}
