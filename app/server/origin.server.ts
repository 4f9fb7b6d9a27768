/**
 * Whether a request that changes something comes from one of our own pages: Sec-Fetch-Site and Origin must both allow it,
 * as far as they are sent; older browsers send a Referer instead.
 * A request with none of the three comes from no browser page and carries no one else's cookie.
 * @param headers of the request, its Host already checked by the server
 */
export function isSameOrigin(headers: Headers): boolean {
	const site = headers.get("Sec-Fetch-Site");
	if (site && site !== "same-origin" && site !== "none") return false;
	const source = headers.get("Origin") ?? (site ? null : headers.get("Referer"));
	if (source === null) return true;
	return URL.canParse(source) && new URL(source).host === headers.get("Host");
}
