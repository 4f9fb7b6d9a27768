import { type PageId, pages } from "#app/addresses/site.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { languageOfSection } from "#app/locales/index.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { env, isLoopback } from "#models/env.server.ts";
import type { Language } from "#models/language.ts";
import { log } from "#models/log.server.ts";
import { breadcrumb, siteGraph } from "./json-ld.server.ts";
import { headSection, listedLanguages } from "./page-languages.ts";
import type { PageMeta } from "./page-meta.ts";

const locales: Record<Language, string> = { vi: "vi_VN", en: "en_GB", zh: "zh_CN", nl: "nl_NL", es: "es_ES" };

export function siteOrigin(request: Request): string {
	return new URL(env.PUBLIC_URL ?? request.url).origin;
}

/** For mails that also serve without a link: null where neither PUBLIC_URL nor a loopback address tells. */
export function mailOrigin(request?: Request): string | null {
	const isTrial = env.EMBEDDED_DATABASE === "yes" && isLoopback(env.HOST);
	const known = env.PUBLIC_URL ?? request?.url ?? (isTrial ? `http://localhost:${env.PORT}` : null);
	if (!known) return null;
	const { origin, hostname } = new URL(known);
	return env.PUBLIC_URL || isLoopback(hostname) ? origin : null;
}

/** For mailed links: a request's host is trusted on loopback only. @throws Error without PUBLIC_URL elsewhere */
export function linkOrigin(request: Request): string {
	const origin = mailOrigin(request);
	if (origin) return origin;
	log.error("PUBLIC_URL is not set, so that no mail with a link can be written");
	throw new Error("PUBLIC_URL is not set");
}

export async function describePage(request: Request, page: PageId, things: object[] = []): Promise<PageMeta> {
	const origin = siteOrigin(request);
	const language = await pageLanguage(request);
	const href = (language: Language) => origin + localizedPath(language, pages[page]);
	const own = languageOfSection(language, headSection(page));
	const { title, description } = text(language, headSection(page));
	return {
		language: own,
		title,
		description,
		brand: env.BRAND_NAME,
		canonical: href(own),
		alternates: listedLanguages(page).map((language) => ({ language, href: href(language) })),
		locale: locales[own],
		image: `${origin}/share/${page}-${own}.png`,
		graph: {
			"@context": "https://schema.org",
			"@graph": [...siteGraph(origin, language), ...breadcrumb(origin, language, page), ...things],
		},
	};
}
