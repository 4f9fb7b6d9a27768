import { randomBytes } from "node:crypto";
import { changedAddress } from "#app/addresses/search.ts";
import { safeCookie } from "./cookie.server.ts";
import { redirect } from "./redirect.server.ts";

const place = "sent";

type Texts = Record<string, string>;

const sentCookie = safeCookie<{ id: string; texts: Texts }>(place, 60 * 60);

/** Keeps texts for a page in a signed cookie for an hour, so that the page's address names nobody. */
export async function leaveFor(page: string, texts: Texts): Promise<{ address: string; cookie: string }> {
	const id = randomBytes(9).toString("base64url");
	return {
		address: changedAddress(page, { [place]: id }),
		cookie: await sentCookie.keep({ id, texts }),
	};
}

/** Redirects to the page that shows what was sent, so that reloading does not send it again. */
export async function sentPage(page: string, texts: Texts, headers?: HeadersInit): Promise<Response> {
	const { address, cookie } = await leaveFor(page, texts);
	const answer = redirect(address, { status: 303, headers });
	answer.headers.append("Set-Cookie", cookie);
	return answer;
}

/** Returns what was kept for the page: {} in another browser, null if the address asks for nothing. */
export async function sentOf(request: Request): Promise<Texts | null> {
	const wanted = new URL(request.url).searchParams.get(place);
	if (wanted === null) return null;
	const left = await sentCookie.read(request);
	return left?.id === wanted ? left.texts : {};
}
