import { placeHere } from "./place.server.ts";

/**
 * A place on this site to go back to.
 * @param wanted an address from a form or a query string, not trusted
 * @param otherwise used where `wanted` is missing, malformed or leads to another site
 * @returns path and query, beginning with one slash
 */
export function returnTo(wanted: string | null | undefined, otherwise: string): string {
	const place = placeHere(wanted ?? "");
	return place ? place.pathname + place.search : otherwise;
}

/**
 * The page of this site that a request comes from, as the browser knows it: with its query, which the kept bytes of a
 * page do not have.
 * @returns path and query; null where the browser tells nothing, or another site
 */
export function pageBefore(request: Request): string | null {
	const referrer = request.headers.get("Referer") ?? "";
	if (!URL.canParse(referrer)) return null;
	const { host, pathname, search } = new URL(referrer);
	return host === new URL(request.url).host ? pathname + search : null;
}
