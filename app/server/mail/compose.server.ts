import { requestAddress } from "#app/addresses/requests.ts";
import { isPlanId } from "#app/content/plans.ts";
import { formatDateTime, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { shownEmail } from "#models/email.server.ts";
import type { Language } from "#models/language.ts";
import { type MailDraft, ownPageAt } from "#models/mail/outbox.server.ts";
import type { PreferredTime } from "#models/options.ts";
import { normalizePhone } from "#models/phone.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";
import type { Stored } from "#models/request/public-form.server.ts";
import type { Attribution } from "#models/request/source.ts";
import { salesInbox } from "./sales-inbox.server.ts";
import { cut, oneLine, quoted } from "./typed-words.ts";

type Values = Record<string, unknown> & { email: string; language: Language };

type Confirmed = {
	email: string;
	language: Language;
	phone?: string;
	preferredTime?: PreferredTime;
	visit?: Attribution;
};

/** Confirms a request; the address may be a stranger's, so of typed text only the phone number. @param origin see `mailOrigin` */
export function confirmation(
	kind: RequestKind,
	{ email: to, language, phone, preferredTime, visit }: Confirmed,
	answerBy: Date,
	origin: string | null,
): MailDraft {
	const values: { deadline: string; phone?: string; preferredTime?: string } = {
		phone: phone && shownPhone(normalizePhone(phone)),
		preferredTime: preferredTime && text(language, "form").options.preferredTime[preferredTime],
		deadline: formatDeadline(language, answerBy),
	};
	const plan = visit?.plan;
	const mail = text(language, "mail");
	const { subject, text: all } = mail[kind];
	const chosen = isPlanId(plan) ? { plan: text(language, "pricing").plans[plan].name } : null;
	const paragraphs = chosen ? all : all.filter((paragraph) => !paragraph.includes("{{plan}}"));
	const choose = kind === "demo" ? [text(language, "demoMails").choose] : [];
	const ownPage = origin ? [[...choose, text(language, "ownRequest").mail].join("\n")] : [];
	// Before what a stranger is told, and who we are.
	const body = paragraphs.toSpliced(-2, 0, ...ownPage).join("\n\n");
	const filled = (words: string) => interpolate(words, { ...values, ...chosen });
	const link = origin ? ownPageAt(origin) : undefined;
	return { kind, to, subject: filled(subject), text: filled(body), language: mail.lang, link };
}

/** The note to the sales inbox, in Vietnamese. @param origin where its link leads, see `mailOrigin` */
export function salesNote(
	kind: RequestKind,
	{ visit = {}, ...values }: Values & { visit?: Attribution },
	{ id, answerBy }: Stored,
	origin: string | null,
): MailDraft {
	const notes = text("vi", "salesNotes");
	const given: Record<string, unknown> = {
		...values,
		email: shownEmail(values.email),
		language: languageName(values.language),
		plan: isPlanId(visit.plan) ? text("vi", "pricing").plans[visit.plan].name : undefined,
		source: sourceOf(visit),
		deadline: formatDeadline("vi", answerBy),
		createdAt: formatDateTime("vi", new Date().toISOString()),
		link: `${origin}${requestAddress(id)}`,
	};
	const paragraphs = [...notes[kind].text, ...(origin ? [notes.open] : [])];
	const write = (words: string, as: (answer: string, name: string) => string) =>
		interpolate(words, (name) => (given[name] === undefined ? notes.empty : as(String(given[name]), name)));
	return {
		kind: `${kind}Note`,
		to: salesInbox,
		subject: write(notes[kind].subject, (answer) => cut(oneLine(answer))),
		text: write(paragraphs.join("\n\n"), (answer, name) =>
			name === "message" || name === "notes" ? quoted(answer) : oneLine(answer),
		),
		replyTo: values.email,
		language: "vi",
	};
}

const languageNames = new Intl.DisplayNames("vi", { type: "language" });

/** In Vietnamese: `Tiếng Anh`. */
export const languageName = (language: Language) => languageNames.of(language);

/** `facebook / cpc / tet-2027 · https://www.facebook.com/ · /pricing` */
function sourceOf({ landingPage, referrer, ...visit }: Attribution): string | undefined {
	const campaign = [visit.utmSource, visit.utmMedium, visit.utmCampaign, visit.utmTerm, visit.utmContent];
	const known = [campaign.filter(Boolean).join(" / "), referrer, landingPage].filter(Boolean);
	return known.length > 0 ? known.join(" · ") : undefined;
}
