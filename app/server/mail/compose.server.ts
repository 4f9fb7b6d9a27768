import { isPlanId } from "#app/content/plans.ts";
import { formatMoment } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Vi } from "#app/locales/index.ts";
import { env } from "#app/server/env.server.ts";
import { text } from "#app/server/i18n.server.ts";
import type { MailDraft } from "#models/outbox.server.ts";
import type { Visit } from "#models/public-form.server.ts";

/** The mails of the locales' `mail` section. */
type MailKind = Exclude<keyof Vi["mail"], "empty">;

type Values = Record<string, unknown> & { email: string; language: Language };

/**
 * Writes one mail.
 * @param values fill the places of its text; what is missing reads as "not given"
 */
function compose(kind: MailKind, to: string, values: Values): MailDraft {
	const mail = text(values.language, "mail");
	const { subject, text: paragraphs } = mail[kind];
	const write = (words: string) =>
		words.replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name] ?? mail.empty));
	return { kind, to, subject: write(subject), text: write(paragraphs.join("\n\n")), language: mail.lang };
}

/** The confirmation of a request, to the person who sent it. */
export function confirmation(kind: "trial" | "demo", values: Values): MailDraft {
	return compose(kind, values.email, values);
}

/** The note of a request to the sales inbox, in Vietnamese; without one it goes to the firm's own address. */
export function salesNote(
	kind: "trialNote" | "demoNote" | "contactNote",
	{ visit = {}, ...values }: Values & { visit?: Visit },
): MailDraft {
	const note = {
		...values,
		language: "vi" as const,
		plan: isPlanId(visit.plan) ? text("vi", "pricing").plans[visit.plan].name : undefined,
		source: sourceOf(visit),
		createdAt: formatMoment("vi", new Date().toISOString()),
	};
	return { ...compose(kind, env.SALES_INBOX ?? env.BRAND_EMAIL, note), replyTo: values.email };
}

/** Where a visit began, in one line: `facebook / cpc / tet-2027 · https://www.facebook.com/ · /pricing`. */
function sourceOf({ landingPage, referrer, ...visit }: Visit): string | undefined {
	const campaign = [visit.utmSource, visit.utmMedium, visit.utmCampaign, visit.utmTerm, visit.utmContent];
	const known = [campaign.filter(Boolean).join(" / "), referrer, landingPage].filter(Boolean);
	return known.length > 0 ? known.join(" · ") : undefined;
}
