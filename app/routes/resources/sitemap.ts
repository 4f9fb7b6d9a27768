import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "#app/addresses/origin.server.ts";
import { localizedPath, pages } from "#app/addresses/site.ts";
import { inForceSince, textsSince } from "#app/content/facts.ts";
import { guideIds, guidePath } from "#app/content/guides.ts";
import { fileAnswer } from "#app/server/headers.server.ts";
import { defaultLanguage, languages } from "#models/language.ts";

const legal: Record<string, string> = {
	[pages.privacy]: inForceSince.privacy,
	[pages.terms]: inForceSince.terms,
};

const lastChange = (path: string) => legal[path] ?? textsSince;

export function loader({ request }: LoaderFunctionArgs) {
	const origin = siteOrigin(request);
	const paths = [...Object.values(pages), ...guideIds.map(guidePath)];
	const entries = paths.flatMap((path) => {
		const versions = languages.map((language) => ({
			language,
			href: origin + localizedPath(language, path),
		}));
		const alternates = [
			...versions,
			{ language: "x-default", href: origin + localizedPath(defaultLanguage, path) },
		].map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
		return versions.map(
			({ href }) =>
				`<url><loc>${href}</loc><lastmod>${lastChange(path)}</lastmod>${alternates.join("")}</url>`,
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
