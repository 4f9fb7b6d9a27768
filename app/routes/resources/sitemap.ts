import type { LoaderFunctionArgs } from "@remix-run/node";
import { localizedPath } from "#app/addresses/localized-path.ts";
import { siteOrigin } from "#app/addresses/origin.server.ts";
import { type PageId, pages } from "#app/addresses/site.ts";
import { guideIds, guidePath } from "#app/content/guides.ts";
import { listedLanguages } from "#app/seo/page-languages.ts";
import { fileAnswer } from "#app/server/headers.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
	const origin = siteOrigin(request);
	const places = [
		...(Object.keys(pages) as PageId[]).map((page) => ({ page, path: pages[page] })),
		...guideIds.map((id) => ({ page: "docs" as const, path: guidePath(id) })),
	];
	const entries = places.flatMap(({ page, path }) => {
		const versions = listedLanguages(page).map((language) => ({
			language,
			href: origin + localizedPath(language, path),
		}));
		const alternates = versions.map(
			({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
		);
		return versions.map(
			({ href }) => `<url><loc>${href}</loc>${versions.length > 1 ? alternates.join("") : ""}</url>`,
		);
	});
	const body = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...entries,
		"</urlset>",
	];
	return fileAnswer(body.join("\n"), "application/xml; charset=utf-8", {
		headers: { "Cache-Control": "public, max-age=3600" },
	});
}
