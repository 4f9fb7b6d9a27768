import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "#app/addresses/origin.server.ts";
import { fileAnswer } from "#app/server/headers.server.ts";
import { env } from "#models/settings/env.server.ts";

const validForMonths = 6;

/** Whom to tell of a weakness (RFC 9116). */
export function loader({ request }: LoaderFunctionArgs) {
	const now = new Date();
	const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validForMonths));
	const lines = [
		`Contact: mailto:${env.BRAND_EMAIL}`,
		`Expires: ${expires.toISOString()}`,
		"Preferred-Languages: vi, en",
		`Canonical: ${siteOrigin(request)}/.well-known/security.txt`,
		"",
	];
	return fileAnswer(lines.join("\n"), "text/plain; charset=utf-8", {
		headers: { "Cache-Control": "public, max-age=3600" },
	});
}
