import { type Cookie, createCookie } from "@remix-run/node";
import { env, isSecure } from "#models/env.server.ts";

/** A signed cookie, hidden from scripts; `__Host-` (with HTTPS) keeps other hosts of the domain from setting it. */
export function createSafeCookie(name: string, maxAge?: number): Cookie {
	return createCookie(isSecure ? `__Host-${name}` : name, {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: isSecure,
		secrets: [...env.SESSION_SECRET],
		maxAge,
	});
}
