import { isPortal } from "#app/addresses/site.ts";
import { safeCookie } from "./cookie.server.ts";
import { redirect } from "./redirect.server.ts";

const linkCookie = safeCookie<string>("link", 30 * 60);

type LinkPage = (typeof linkPages)[number];
const linkPages = ["/portal/new-password", "/portal/confirm", "/portal/invited"] as const;

/** Moves a link's token from the address to a cookie, without using it up: mail scanners open links too. */
export async function carryToken(token: string, page: LinkPage) {
	return redirect(page, {
		headers: { "Set-Cookie": await linkCookie.keep(token), "Cache-Control": "no-store" },
	});
}

/** The token of the link that brought the browser here; "" without one. */
export const carriedToken = async (request: Request): Promise<string> =>
	(await linkCookie.read(request)) ?? "";

/** The Set-Cookie header that forgets the token. */
export const dropToken = linkCookie.forget;

/** The same if the request opens another page of the portal while carrying a token; else null. */
export async function dropTokenLeft(request: Request): Promise<string | null> {
	const page = new URL(request.url).pathname.replace(/\.data$/, "");
	const isLeft = isPortal(page) && !linkPages.some((linkPage) => linkPage === page);
	return isLeft && (await carriedToken(request)) ? dropToken() : null;
}

/** How a page answers whose link works no more: the browser forgets it. */
export async function goneLink(): Promise<ResponseInit> {
	return { status: 410, headers: { "Set-Cookie": await dropToken() } };
}
