import { policyReports } from "#app/addresses/site.ts";
import { inlineScripts } from "#app/ui/inline-scripts.ts";
import { env, isSecure } from "#models/settings/env.server.ts";
import { hashSource } from "./inline-styles.server.ts";

const hashes = Object.values(inlineScripts).map(hashSource);

export const answerHeaders = {
	"Cross-Origin-Resource-Policy": "same-origin",
	"X-Content-Type-Options": "nosniff",
} as const;

/** An answer that is no page: a file, or a line of text. */
export function fileAnswer(body: BodyInit, type: string, { headers, ...init }: ResponseInit = {}): Response {
	return new Response(body, { ...init, headers: { ...answerHeaders, "Content-Type": type, ...headers } });
}

function contentPolicy(nonce: string | null, styles: string[]): string {
	const chat = env.CHAT_SCRIPT_URL ? new URL(env.CHAT_SCRIPT_URL).origin : "";
	const scripts = [...(nonce ? ["'self'", `'nonce-${nonce}'`] : []), ...hashes, chat].filter(Boolean);
	return [
		"default-src 'none'",
		`script-src ${scripts.join(" ") || "'none'"}`,
		["style-src 'self'", ...styles].join(" "),
		"font-src 'self'",
		`img-src 'self' data: ${chat}`.trim(),
		"manifest-src 'self'",
		`connect-src 'self' ${chat} ${chat.replace("http", "ws")}`.trim(),
		chat ? `frame-src ${chat}` : "frame-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		// A vendor's script may not know of it.
		...(chat ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
		// Not all browsers know `report-to`.
		`report-uri ${policyReports}`,
	].join("; ");
}

/** Sets a document's security headers. @param nonce allows Remix's scripts @param styles sources of inline styles */
export function secureDocument(headers: Headers, nonce: string | null, styles: string[] = []): void {
	headers.set("Content-Security-Policy", contentPolicy(nonce, styles));
	headers.set("Cross-Origin-Opener-Policy", "same-origin");
	for (const [name, value] of Object.entries(answerHeaders)) headers.set(name, value);
	headers.set("X-Frame-Options", "DENY");
	// Not `no-referrer`: with it Chromium sends `Origin: null` with a form posted without JavaScript.
	if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
	headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
	if (isSecure) {
		const subdomains = env.HSTS_SUBDOMAINS === "yes" ? "; includeSubDomains" : "";
		headers.set("Strict-Transport-Security", `max-age=63072000${subdomains}`);
	}
}
