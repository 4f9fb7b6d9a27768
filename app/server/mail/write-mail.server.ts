import { foldLines } from "ical-generator";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { MailKind } from "#models/mail/facts.ts";
import type { ClaimedMail } from "#models/mail/outbox.server.ts";
import type { Words } from "#models/mail/record.server.ts";
import { accountMails } from "./account-mails.server.ts";
import { staffMails } from "./staff-mails.server.ts";
import type { Letter } from "./transport.server.ts";
import { ownRequestIn, visitorMails } from "./visitor-mails.server.ts";

/** Writes each kind of mail; a writer returns null if the subject of its mail no longer exists. */
export type Writers = {
	[Kind in MailKind]: (mail: ClaimedMail<Kind>) => Words | null | Promise<Words | null>;
};

const writers: Writers = { ...visitorMails, ...staffMails, ...accountMails };

/** Writes a mail as it leaves, with a new link at each try; returns null if there is nothing to send any more. */
export async function writeMail(mail: ClaimedMail): Promise<Letter | null> {
	const { id, kind, to, language } = mail;
	const write = writers[kind] as (mail: ClaimedMail) => Words | null | Promise<Words | null>;
	const words = await (mail.words ? withOwnLink(mail, mail.words) : write(mail));
	return words && { id, kind, to, language, ...words };
}

/** Puts the link into a mail of version 1.1 to a visitor, as its words are written already. */
async function withOwnLink(mail: ClaimedMail, { text, calendar, ...words }: Words): Promise<Words | null> {
	if (!text.includes("{{link}}")) return { ...words, text, calendar };
	const own = await ownRequestIn(mail);
	if (!own) return null;
	const { link } = own;
	/** What leads nowhere is left out. */
	const fill = (parts: string[]) =>
		link
			? parts.map((part) => interpolate(part, { link }))
			: parts.filter((part) => !part.includes("{{link}}"));
	const lines = calendar?.content.replaceAll("\r\n ", "").split("\r\n") ?? [];
	return {
		...words,
		text: fill(text.split("\n\n")).join("\n\n"),
		calendar: calendar && { ...calendar, content: foldLines(fill(lines).join("\r\n")) },
	};
}
