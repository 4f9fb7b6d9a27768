import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "#app/seo/describe-page.server.ts";

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
	return new Response(lines.join("\n"), {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
}
