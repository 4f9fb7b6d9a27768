import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import type { Language } from "#models/language.ts";

/** For search engines and social networks; addresses are absolute. */
export interface PageMeta {
	title: string;
	description: string;
	brand: string;
	canonical: string;
	alternates: { hrefLang: Language | "x-default"; href: string }[];
	locale: string;
	image: string;
	graph: object;
}

export const shareImageSize = { width: 1200, height: 630 } as const;

/** Hyphens and blanks that do not break are unlike those that people type into a search. */
const plain = (page: PageMeta): PageMeta =>
	JSON.parse(JSON.stringify(page).replaceAll("\u2011", "-").replaceAll("\u00a0", " "));

export function metaTags(page: PageMeta | undefined): MetaDescriptor[] {
	if (!page) return [];
	const { title, description, brand, canonical, alternates, locale, image, graph } = plain(page);
	return [
		{ title },
		{ name: "description", content: description },
		{ tagName: "link", rel: "canonical", href: canonical },
		...alternates.map(({ hrefLang, href }) => ({ tagName: "link", rel: "alternate", hrefLang, href })),
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: brand },
		{ property: "og:locale", content: locale },
		{ property: "og:url", content: canonical },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:image", content: image },
		{ property: "og:image:width", content: String(shareImageSize.width) },
		{ property: "og:image:height", content: String(shareImageSize.height) },
		// For everything else, X falls back on the Open Graph tags above.
		{ name: "twitter:card", content: "summary_large_image" },
		{ "script:ld+json": graph },
	] as MetaDescriptor[];
}

/** The `meta` of a route whose loader returns a `page`. */
export const meta: MetaFunction<() => { page: PageMeta }> = ({ data }) => metaTags(data?.page);
