import { placeHere } from "./place.server.ts";

/**
 * Path and query of a place on this site to go back to; `otherwise` where `wanted`, which is not trusted, is none.
 */
export function returnTo(wanted: string | null | undefined, otherwise: string): string {
	const place = placeHere(wanted ?? "");
	return place ? place.pathname + place.search : otherwise;
}

/** The page of this site that a request comes from, as the browser knows it; null where it tells nothing. */
export function pageBefore(request: Request): string | null {
	const referrer = request.headers.get("Referer") ?? "";
	if (!URL.canParse(referrer)) return null;
	const { host, pathname, search } = new URL(referrer);
	return host === new URL(request.url).host ? pathname + search : null;
}
