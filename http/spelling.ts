import type { RequestHandler } from "express";
import { isPortal } from "#app/content/site.ts";
import { placeHere } from "#app/server/place.server.ts";
import type { Refuse } from "./refusals.ts";

/**
 * Leads other spellings of an address to its one spelling, before anything else looks at it: the router reads capitals,
 * what is percent-encoded and a slash at the end for the same page, and whoever else looks at a path, such as a proxy
 * that keeps pages, does not.
 * @param isKnown whether a path is the one spelling of an address without parameters
 * @param refuse see {@link Refuse}
 * @returns Express middleware, behind the guard; a post to another spelling is refused
 */
export function oneSpelling(isKnown: (path: string) => boolean, refuse: Refuse): RequestHandler {
	return (request, response, next) => {
		const address = withoutSlash(request.originalUrl);
		const place = placeHere(address);
		const path = place && spellingOf(place.pathname, isKnown);
		if (!place || (path === place.pathname && address === request.originalUrl)) return next();
		if (request.method === "POST") return refuse(request, response, 400, "Bad Request");
		response
			.set({ Location: path + place.search, "Cache-Control": "no-store" })
			.status(301)
			.end();
	};
}

/** Without the slash at the end of its path. */
export const withoutSlash = (address: string) => address.replace(/^(\/[^?#]+)\/(?=$|[?#])/, "$1");

function spellingOf(path: string, isKnown: (path: string) => boolean): string {
	const known = decodeURIComponent(path).toLowerCase();
	if (isKnown(known)) return known;
	return isPortal(path) ? path.replace(/^\/[^/]*/, "/portal") : path;
}
