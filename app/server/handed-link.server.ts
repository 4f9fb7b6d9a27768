import { linkOrigin } from "#app/addresses/origin.server.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { type LinkPurpose, linkMinutes, OneTimeLink } from "#models/account/one-time-link.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { leadTo } from "./flash.server.ts";
import { pageLanguage, text } from "./i18n.server.ts";
import { linkAddress } from "./mail/account-mails.server.ts";
import { mailLeaves } from "./mail/transport.server.ts";
import { sentOf, sentPage } from "./sent.server.ts";

/** Leads an administrator to a page that shows the link to hand on. @throws Error see {@link linkOrigin} */
export function handOn(
	request: Request,
	page: string,
	purpose: LinkPurpose,
	{ email, token }: { email: string; token: string },
): Promise<Response> {
	const until = new Date(Date.now() + linkMinutes[purpose] * 60_000).toISOString();
	const link = linkAddress(linkOrigin(request), purpose, token);
	return sentPage(page, { email, link, until });
}

/** That link, with the words for whom it is; null without one. */
export async function handedLink(request: Request): Promise<{ told: string; link: string } | null> {
	const { email, link, until } = (await sentOf(request)) ?? {};
	if (!email || !link || !until) return null;
	const language = await pageLanguage(request);
	const { handOn } = text(language, "portalAdmission");
	return {
		link,
		told: interpolate(handOn, { email: shownEmail(email), time: formatDateTime(language, until) }),
	};
}

/** Leads to a page of invitations after one was sent: saying so or, where mails do not leave, with its link. */
export async function sentOrHandedOn(
	request: Request,
	page: string,
	id: string,
	said: string,
): Promise<Response> {
	const invitation = mailLeaves ? null : await Invitation.find(id);
	if (!invitation) return leadTo(page, said);
	const token = await OneTimeLink.issue("accept-invitation", id);
	return handOn(request, page, "accept-invitation", { email: invitation.email, token });
}
