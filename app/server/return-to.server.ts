import { placeHere } from "./place.server.ts";

/** Path and query of an untrusted address if it is on this site; else `otherwise`. */
export function returnTo(wanted: string | null | undefined, otherwise: string): string {
	const place = placeHere(wanted ?? "");
	return place ? place.pathname + place.search : otherwise;
}

/** The page of this site that a request comes from, by its Referer; null if unknown. */
export function pageBefore(request: Request): string | null {
	const referrer = request.headers.get("Referer") ?? "";
	if (!URL.canParse(referrer)) return null;
	const { host, pathname, search } = new URL(referrer);
	return host === new URL(request.url).host ? pathname + search : null;
}
