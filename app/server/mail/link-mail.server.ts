import { foldLines } from "ical-generator";
import { linkOrigin } from "#app/addresses/origin.server.ts";
import { mailedAddress } from "#app/addresses/own-request.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { Account } from "#models/account/account.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { type LinkPurpose, linkMinutes, OneTimeLink } from "#models/account/one-time-link.server.ts";
import {
	type ClaimedMail,
	type LinkMailDraft,
	type LinkReader,
	linkMailKinds,
	type MailDraft,
} from "#models/mail/outbox.server.ts";
import { ownTokenOf } from "#models/request/own-request.server.ts";
import { mailMark } from "#models/request/request-token.server.ts";

export function linkAddress(origin: string, purpose: LinkPurpose, token: string): string {
	return `${origin}/portal/${linkMailKinds[purpose]}/${token}`;
}

/** Its origin is looked up where a link is mailed, as most who sign in or up get none. @throws Error there, see {@link linkOrigin} */
export async function linkReader(request: Request): Promise<LinkReader> {
	return {
		language: await pageLanguage(request),
		get origin() {
			return linkOrigin(request);
		},
	};
}

/** A mail as it leaves, its link made only now, so that it is stored nowhere; null if it is no longer to be sent. */
export async function writeMail(mail: ClaimedMail): Promise<MailDraft | null> {
	if (!("text" in mail)) return writeLinkMail(mail);
	return mail.link ? linkOwnPage(mail, mail.link.origin) : mail;
}

/** Null if the request is gone, or its visitor has another address now. */
async function linkOwnPage(mail: MailDraft, origin: string): Promise<MailDraft | null> {
	const { text, calendar, language, requestId = "", to } = mail;
	const token = await ownTokenOf(requestId, to);
	if (token === undefined) return null;
	const link = token && origin + mailedAddress(language, token, mailMark(token));
	/** What leads nowhere is left out. */
	const fill = (parts: string[]) =>
		link
			? parts.map((part) => interpolate(part, { link }))
			: parts.filter((part) => !part.includes("{{link}}"));
	const lines = calendar?.content.replaceAll("\r\n ", "").split("\r\n") ?? [];
	return {
		...mail,
		text: fill(text.split("\n\n")).join("\n\n"),
		calendar: calendar && { ...calendar, content: foldLines(fill(lines).join("\r\n")) },
	};
}

/** A new link with each try, no typed text: the address may be a stranger's. Null if disabled, or withdrawn. */
async function writeLinkMail({ link, language, ...envelope }: LinkMailDraft): Promise<MailDraft | null> {
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
