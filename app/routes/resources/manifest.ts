import { fileAnswer } from "#app/server/headers.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { env } from "#models/settings/env.server.ts";

export function loader() {
	const manifest = {
		name: env.BRAND_NAME,
		short_name: env.BRAND_NAME,
		description: text("vi", "hero").description,
		lang: "vi",
		start_url: "/",
		display: "browser",
		icons: [
			{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
			{ src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
		],
	};
	return fileAnswer(JSON.stringify(manifest), "application/manifest+json", {
		headers: { "Cache-Control": "public, max-age=3600" },
	});
}
