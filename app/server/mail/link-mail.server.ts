import { fill } from "#app/i18n/fill.ts";
import { linkOrigin } from "#app/seo/describe-page.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { type LinkMail, type LinkPurpose, linkMinutes } from "#models/one-time-link.server.ts";

const kinds = { "reset-password": "reset", "confirm-email": "confirm" } as const;

/** The address of a one-time link, as people get it. */
export function linkAddress(origin: string, purpose: LinkPurpose, token: string): string {
	return `${origin}/portal/${kinds[purpose]}/${token}`;
}

/**
 * Prepares the mail that carries a one-time link. It says nothing that its reader did not type: somebody else may have
 * signed up with their address.
 * @param request whose language it is written in
 */
export async function linkMail(request: Request, purpose: LinkPurpose): Promise<LinkMail> {
	const language = await pageLanguage(request);
	const kind = kinds[purpose];
	const { subject, text: paragraphs } = text(language, "portalAccount").mail[kind];
	const minutes = linkMinutes[purpose];
	const origin = linkOrigin(request);
	return (to, token) => {
		const values = { link: linkAddress(origin, purpose, token), minutes, hours: minutes / 60 };
		const body = paragraphs.map((paragraph) => fill(paragraph, values)).join("\n\n");
		return { kind, to, subject, text: body, language };
	};
}
