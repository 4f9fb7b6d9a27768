import { formatDateTime } from "#app/i18n/format.ts";
import { deviceName } from "#app/server/device-name.ts";
import { text } from "#app/server/i18n.server.ts";
import { Account } from "#models/account/account.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { type LinkPurpose, linkMinutes, OneTimeLink } from "#models/account/one-time-link.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { type ClaimedMail, linkKinds } from "#models/mail/outbox.server.ts";
import type { Words } from "#models/mail/record.server.ts";
import { compose, cut, oneLine } from "./words.ts";
import type { Writers } from "./write-mail.server.ts";

/** Mails to people who have an account, or are invited to one. */
export const accountMails = {
	reset: (mail) => withLink(mail, "reset-password"),
	confirm: (mail) => withLink(mail, "confirm-email"),
	invite: (mail) => withLink(mail, "accept-invitation"),
	approved: ({ language, origin }) =>
		compose(text(language, "portalAdmission").mail.approved, origin && `${origin}/portal/login`),
	refused: ({ language }) => compose(text(language, "portalAdmission").mail.refused, null),
	newDevice(mail) {
		const device = deviceName(mail.facts.userAgent) ?? text(mail.language, "portalAccount").devices.unknown;
		return told(mail, { device }, "/portal/devices");
	},
	passwordChanged: (mail) => told(mail, {}, "/portal/reset"),
	factorAdded: (mail) => told(mail),
	factorRemoved: (mail) => told(mail),
	factorTakenOff(mail) {
		const { by } = mail.facts;
		const { operator } = text(mail.language, "portalAccount").mail;
		return told(mail, { by: by === null ? operator : cut(oneLine(by)) });
	},
	factorGuessed: (mail) => told(mail),
	passkeyAdded: (mail) => told(mail, { name: cut(oneLine(mail.facts.name)) }),
	passkeyRemoved: (mail) => told(mail, { name: cut(oneLine(mail.facts.name)) }),
} satisfies Partial<Writers>;

/** Where a one-time link leads. */
export function linkAddress(origin: string, purpose: LinkPurpose, token: string): string {
	return `${origin}/portal/${linkKinds[purpose]}/${token}`;
}

/** Null if the account is disabled, or the invitation withdrawn. */
async function withLink(
	{ language, origin, accountId = "" }: ClaimedMail,
	purpose: LinkPurpose,
): Promise<Words | null> {
	const reader = purpose === "accept-invitation" ? Invitation.find(accountId) : Account.owned(accountId);
	if (!(await reader)) return null;
	const token = await OneTimeLink.issue(purpose, accountId);
	const minutes = linkMinutes[purpose];
	const [hours, days] = [minutes / 60, minutes / 60 / 24];
	const times = { minutes: String(minutes), hours: String(hours), days: String(days) };
	const words = text(language, "portalAccount").mail[linkKinds[purpose]];
	return compose(words, linkAddress(origin ?? "", purpose, token), times);
}

type Told =
	| ("newDevice" | "passwordChanged" | "factorAdded" | "factorRemoved" | "factorTakenOff" | "factorGuessed")
	| ("passkeyAdded" | "passkeyRemoved");

/** A mail that tells what has happened to an account, and when. */
function told(
	{ kind, to, language, createdAt, origin }: ClaimedMail<Told>,
	more: Record<string, string> = {},
	page = "",
): Words {
	const time = formatDateTime(language, createdAt.toISOString());
	const words = text(language, "portalAccount").mail[kind];
	return compose(words, origin && origin + page, { email: shownEmail(to), time, ...more });
}
