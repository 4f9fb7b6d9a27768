import { type Cookie, createCookie } from "@remix-run/node";
import { env, isSecure } from "#models/env.server.ts";

/**
 * Makes a signed cookie that no script can read. With HTTPS its name begins with `__Host-`, which keeps other hosts
 * of the domain from setting it; without, browsers would refuse that name.
 * @param maxAge seconds; without it the cookie goes when the browser is closed
 */
export function createSafeCookie(name: string, maxAge?: number): Cookie {
	return createCookie(isSecure ? `__Host-${name}` : name, {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: isSecure,
		secrets: [env.SESSION_SECRET],
		maxAge,
	});
}
