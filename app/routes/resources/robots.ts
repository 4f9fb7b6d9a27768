import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "#app/addresses/origin.server.ts";

import { fileAnswer } from "#app/server/headers.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
	const lines = [
		"User-agent: *",
		"Disallow: /portal",
		"Disallow: /language",
		"Disallow: /health",
		"",
		`Sitemap: ${siteOrigin(request)}/sitemap.xml`,
		"",
	];
	return fileAnswer(lines.join("\n"), "text/plain; charset=utf-8", {
		headers: { "Cache-Control": "public, max-age=3600" },
	});
}
