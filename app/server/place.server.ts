import { env } from "#models/settings/env.server.ts";

const here = "http://here.invalid";

/** Whether nothing on the way reads a path, as written or decoded, as another address (docs/decisions/0028). */
export function isPlainPath(path: string): boolean {
	return path === "/" || (path.startsWith("/") && path.slice(1).split("/").every(isPlainName));
}

function isPlainName(segment: string): boolean {
	try {
		const name = decodeURIComponent(segment);
		return !/^\.{0,2}$/.test(name) && !/[\p{Cc}/\\]/u.test(segment + name);
	} catch {
		return false;
	}
}

/** The URL of an untrusted address, if it is a place on this site; else null. */
export function placeHere(address: string): URL | null {
	const path = address.split(/[?#]/, 1)[0] ?? "";
	if (!isPlainPath(path) || !URL.canParse(address, here)) return null;
	const url = new URL(address, here);
	return url.origin === here && isPlainPath(url.pathname) ? url : null;
}

/** Whether an address is on the site that a request names as its host, or on PUBLIC_URL's: proxies may change Host. */
function isOurs(address: string, host: string | null): boolean {
	if (!URL.canParse(address)) return false;
	const url = new URL(address);
	return url.host === host || url.origin === env.PUBLIC_URL;
}

/** Whether a browser asks for a page, and not a script for data. */
export const asksForPage = ({ headers }: Request): boolean =>
	headers.get("Accept")?.includes("text/html") ?? false;

/** Whether one of our pages sent it, by Sec-Fetch-Site, Origin or Referer; true without all three. */
export function isSameOrigin(headers: Headers): boolean {
	const site = headers.get("Sec-Fetch-Site");
	if (site && site !== "same-origin" && site !== "none") return false;
	const source = headers.get("Origin") ?? (site ? null : headers.get("Referer"));
	return source === null || isOurs(source, headers.get("Host"));
}

/** Path and query of an untrusted address if it is on this site; else `otherwise`. */
export function returnTo(wanted: string | null | undefined, otherwise: string): string {
	const place = placeHere(wanted ?? "");
	return place ? place.pathname + place.search : otherwise;
}

/** The page of this site that a request comes from, by its Referer; null if unknown. */
export function pageBefore(request: Request): string | null {
	const referrer = request.headers.get("Referer") ?? "";
	if (!isOurs(referrer, new URL(request.url).host)) return null;
	const { pathname, search } = new URL(referrer);
	return pathname + search;
}
