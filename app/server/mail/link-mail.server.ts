import { interpolate } from "#app/i18n/interpolate.ts";
import { linkOrigin } from "#app/seo/describe-page.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { Account } from "#models/account/account.server.ts";
import { type LinkPurpose, linkMinutes, OneTimeLink } from "#models/account/one-time-link.server.ts";
import {
	type LinkMailDraft,
	type LinkReader,
	linkMailKinds,
	type MailDraft,
} from "#models/mail/outbox.server.ts";

/** The address that a one-time link's mail leads to. */
export function linkAddress(origin: string, purpose: LinkPurpose, token: string): string {
	return `${origin}/portal/${linkMailKinds[purpose]}/${token}`;
}

/** How the person who sent a request reads a link that is mailed to them. @throws Error see {@link linkOrigin} */
export async function linkReader(request: Request): Promise<LinkReader> {
	return { language: await pageLanguage(request), origin: linkOrigin(request) };
}

/**
 * Makes the one-time link of a mail, anew with each try, and writes it; null where the account may not be used any
 * more. It says nothing that its reader did not type: somebody else may have signed up with their address.
 */
export async function writeLinkMail({
	link,
	language,
	...envelope
}: LinkMailDraft): Promise<MailDraft | null> {
	const { purpose, accountId, origin } = link;
	if (!(await Account.active(accountId))) return null;
	const token = await OneTimeLink.issue(purpose, accountId);
	const { subject, text: paragraphs } = text(language, "portalAccount").mail[linkMailKinds[purpose]];
	const minutes = linkMinutes[purpose];
	const values = { link: linkAddress(origin, purpose, token), minutes, hours: minutes / 60 };
	const body = paragraphs.map((paragraph) => interpolate(paragraph, values)).join("\n\n");
	return { ...envelope, subject, text: body, language };
}
