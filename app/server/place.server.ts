const here = "http://here.invalid";

/**
 * Whether a path is of the one form that nothing on its way reads as another address, as it is written and as it is
 * decoded.
 */
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

/** A place on this site, for a Location header, from an address that is not trusted; null where it is none. */
export function placeHere(address: string): URL | null {
	const path = address.split(/[?#]/, 1)[0] ?? "";
	if (!isPlainPath(path) || !URL.canParse(address, here)) return null;
	const url = new URL(address, here);
	return url.origin === here && isPlainPath(url.pathname) ? url : null;
}

/**
 * Whether a request comes from one of our own pages: Sec-Fetch-Site and Origin must both allow it, as far as they
 * are sent; older browsers send a Referer. With none of the three it comes from no browser page.
 */
export function isSameOrigin(headers: Headers): boolean {
	const site = headers.get("Sec-Fetch-Site");
	if (site && site !== "same-origin" && site !== "none") return false;
	const source = headers.get("Origin") ?? (site ? null : headers.get("Referer"));
	if (source === null) return true;
	return URL.canParse(source) && new URL(source).host === headers.get("Host");
}
