/**
 * Whether a request that changes something comes from one of our own pages.
 * Browsers that send Sec-Fetch-Site are judged by it; older ones by Origin, then Referer.
 * A request with none of the three comes from no browser page and carries no one else's cookie.
 * @param headers of the request, its Host already checked by the server
 */
export function isSameOrigin(headers: Headers): boolean {
	const site = headers.get("Sec-Fetch-Site");
	if (site) return site === "same-origin" || site === "none";
	const source = headers.get("Origin") ?? headers.get("Referer");
	if (source === null) return true;
	return URL.canParse(source) && new URL(source).host === headers.get("Host");
}
