import { mailOrigin } from "#app/addresses/origin.server.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { deviceName } from "#app/server/device-name.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import type { PasswordMail } from "#models/account/account.server.ts";
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

/** Tells of a sign-in with a browser that the account has not been used with. */
export async function newDeviceMail(request: Request, to: string): Promise<MailDraft> {
	const language = await pageLanguage(request);
	const { devices, mail } = text(language, "portalAccount");
	const device = deviceName(request.headers.get("User-Agent") ?? "") ?? devices.unknown;
	const origin = mailOrigin(request);
	const values = { device, time: now(language), link: origin && `${origin}/portal/devices` };
	return write("newDevice", to, language, mail.newDevice, values);
}

/** Tells of a changed password. */
export async function passwordMail(request: Request): Promise<PasswordMail> {
	const language = await pageLanguage(request);
	const texts = text(language, "portalAccount").mail.passwordChanged;
	const origin = mailOrigin(request);
	const values = { time: now(language), link: origin && `${origin}/portal/reset` };
	return (to) => write("passwordChanged", to, language, texts, values);
}

const now = (language: Language) => formatDateTime(language, new Date().toISOString());

/** Without a link its paragraph is left out. */
function write(
	kind: string,
	to: string,
	language: Language,
	{ subject, text }: Texts,
	{ link, ...values }: { link: string | null; device?: string; time?: string },
): MailDraft {
	const paragraphs = text.filter((paragraph) => link || !paragraph.includes("{{link}}"));
	const fill = (words: string) => interpolate(words, { ...values, link: link ?? "" });
	return { kind, to, subject: fill(subject), text: paragraphs.map(fill).join("\n\n"), language };
}
