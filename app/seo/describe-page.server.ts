import { siteOrigin } from "#app/addresses/origin.server.ts";
import { headSection, localizedPath, type PageId, pages } from "#app/addresses/site.ts";
import { type GuideId, guidePath } from "#app/content/guides.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { languageFacts } from "#app/locales/languages.tsx";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { defaultLanguage, type Language, languages } from "#models/language.ts";
import { env } from "#models/settings/env.server.ts";
import { breadcrumb, siteGraph, techArticle } from "./json-ld.server.ts";
import type { PageMeta } from "./page-meta.ts";

export async function describePage(request: Request, page: PageId, things: object[] = []): Promise<PageMeta> {
	const origin = siteOrigin(request);
	const language = await pageLanguage(request);
	const href = (language: Language) => origin + localizedPath(language, pages[page]);
	const { title, description } = text(language, headSection(page));
	return {
		title,
		description,
		brand: env.BRAND_NAME,
		canonical: href(language),
		alternates: alternatesOf(href),
		locale: languageFacts[language].locale.replace("-", "_"),
		image: `${origin}/share/${page}-${language}.png`,
		graph: {
			"@context": "https://schema.org",
			"@graph": [...siteGraph(origin, language), ...breadcrumb(origin, language, page), ...things],
		},
	};
}

const alternatesOf = (href: (language: Language) => string): PageMeta["alternates"] => [
	...languages.map((language) => ({ hrefLang: language, href: href(language) })),
	{ hrefLang: "x-default", href: href(defaultLanguage) },
];

export async function describeGuide(request: Request, id: GuideId): Promise<PageMeta> {
	const docs = await describePage(request, "docs");
	const language = await pageLanguage(request);
	const { title: name, text: description } = text(language, "guides")[id];
	const origin = siteOrigin(request);
	const path = guidePath(id);
	const href = (language: Language) => origin + localizedPath(language, path);
	return {
		...docs,
		title: interpolate(text(language, "docs").guide.title, { name }),
		description,
		canonical: href(language),
		alternates: alternatesOf(href),
		image: `${origin}/share/guide-${id}-${language}.png`,
		graph: {
			"@context": "https://schema.org",
			"@graph": [
				...siteGraph(origin, language),
				...breadcrumb(origin, language, "docs", [{ name, path }]),
				techArticle(origin, language, { name, path, description }),
			],
		},
	};
}
