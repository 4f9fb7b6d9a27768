import { linkOrigin } from "#app/addresses/origin.server.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { Account } from "#models/account/account.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { type LinkPurpose, linkMinutes, OneTimeLink } from "#models/account/one-time-link.server.ts";
import {
	type LinkMailDraft,
	type LinkReader,
	linkMailKinds,
	type MailDraft,
} from "#models/mail/outbox.server.ts";

export function linkAddress(origin: string, purpose: LinkPurpose, token: string): string {
	return `${origin}/portal/${linkMailKinds[purpose]}/${token}`;
}

/** @throws Error see {@link linkOrigin} */
export async function linkReader(request: Request): Promise<LinkReader> {
	return { language: await pageLanguage(request), origin: linkOrigin(request) };
}

/** A new link with each try, no typed text: the address may be a stranger's. Null if disabled, or withdrawn. */
export async function writeLinkMail({
	link,
	language,
	...envelope
}: LinkMailDraft): Promise<MailDraft | null> {
	const { purpose, accountId, origin } = link;
	const reader = purpose === "accept-invitation" ? Invitation.find(accountId) : Account.owned(accountId);
	if (!(await reader)) return null;
	const token = await OneTimeLink.issue(purpose, accountId);
	const { subject, text: paragraphs } = text(language, "portalAccount").mail[linkMailKinds[purpose]];
	const minutes = linkMinutes[purpose];
	const times = { minutes, hours: minutes / 60, days: minutes / 60 / 24 };
	const values = { link: linkAddress(origin, purpose, token), ...times };
	const body = paragraphs.map((paragraph) => interpolate(paragraph, values)).join("\n\n");
	return { ...envelope, subject, text: body, language };
}
