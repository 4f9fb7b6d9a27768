import { createCookie } from "@remix-run/node";
import { env, isSecure } from "#models/settings/env.server.ts";

/**
 * A cookie that is signed together with its name, and hidden from scripts; `__Host-` (with HTTPS) keeps other hosts of
 * the domain from setting it.
 */
export function safeCookie<Value>(name: string, maxAge?: number) {
	const cookie = createCookie(isSecure ? `__Host-${name}` : name, {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: isSecure,
		// Remix signs the value alone: with one key for all, each cookie would be taken under another's name.
		secrets: env.SESSION_SECRET.map((secret) => `${secret} cookie ${name}`),
		maxAge,
	});
	return {
		/** What the request's browser keeps; null if there is nothing, or it is not ours. Signed by us, so its shape needs no check. */
		read: async ({ headers }: Pick<Request, "headers">): Promise<Value | null> =>
			(await cookie.parse(headers.get("Cookie"))) || null,
		/** The Set-Cookie header that keeps it. @param seconds for how long, if not as the others */
		keep: (value: Value, seconds = maxAge): Promise<string> => cookie.serialize(value, { maxAge: seconds }),
		/** The Set-Cookie header that forgets it. */
		forget: (): Promise<string> => cookie.serialize("", { maxAge: 0 }),
	};
}
