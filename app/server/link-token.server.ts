import { isPortal } from "#app/content/site.ts";
import { createSafeCookie } from "./cookie.server.ts";
import { redirect } from "./redirect.server.ts";

const linkCookie = createSafeCookie("link", 30 * 60);

export type LinkPage = (typeof linkPages)[number];
const linkPages = ["/portal/new-password", "/portal/confirm"] as const;

/** Takes the token of a one-time link out of the address. Uses nothing up: mail scanners open links too. */
export async function carryToken(token: string, page: LinkPage) {
	return redirect(page, {
		headers: { "Set-Cookie": await linkCookie.serialize(token), "Cache-Control": "no-store" },
	});
}

/** @returns the token of the link that brought the request's browser here; "" without one */
export async function carriedToken(request: Request): Promise<string> {
	const token: unknown = await linkCookie.parse(request.headers.get("Cookie"));
	return typeof token === "string" ? token : "";
}

/** @returns the Set-Cookie header that forgets the token, for when it is used or does not work any more */
export function dropToken(): Promise<string> {
	return linkCookie.serialize("", { maxAge: 0 });
}

/** @returns the same where the request opens another page of the portal with a token still carried, else null */
export async function dropTokenLeft(request: Request): Promise<string | null> {
	const page = new URL(request.url).pathname.replace(/\.data$/, "");
	const isLeft = isPortal(page) && !linkPages.some((linkPage) => linkPage === page);
	return isLeft && (await carriedToken(request)) ? dropToken() : null;
}
