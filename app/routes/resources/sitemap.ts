import type { LoaderFunctionArgs } from "@remix-run/node";
import { localizedPath } from "#app/addresses/localized-path.ts";
import { siteOrigin } from "#app/addresses/origin.server.ts";
import { type PageId, pages } from "#app/addresses/site.ts";
import { listedLanguages } from "#app/seo/page-languages.ts";
import { fileAnswer } from "#app/server/headers.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
	const origin = siteOrigin(request);
	const entries = (Object.keys(pages) as PageId[]).flatMap((page) => {
		const versions = listedLanguages(page).map((language) => ({
			language,
			href: origin + localizedPath(language, pages[page]),
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
