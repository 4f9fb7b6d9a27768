import { createSafeCookie } from "./cookie.server.ts";
import { redirect } from "./redirect.server.ts";

const linkCookie = createSafeCookie("link", 30 * 60);

/**
 * Takes the token of a one-time link out of the address, so that no page has it in its address, its Referer or a log.
 * Uses nothing up: mail scanners open links too.
 * @returns a redirect to the page that uses it
 */
export async function carryToken(token: string, page: string) {
	return redirect(page, {
		headers: { "Set-Cookie": await linkCookie.serialize(token), "Cache-Control": "no-store" },
	});
}

/** @returns the token of the link that brought the request's browser here; "" without one */
export async function carriedToken(request: Request): Promise<string> {
	const token: unknown = await linkCookie.parse(request.headers.get("Cookie"));
	return typeof token === "string" ? token : "";
}
