// biome-ignore lint/style/noRestrictedImports: this is the one place that they are called from
import { redirect as redirectTo, replace as replaceBy } from "@remix-run/node";
import { placeHere } from "./place.server.ts";

type Redirect = typeof redirectTo;

/** Remix's `redirect`, but a 404 unless the address is a plain one of this site. */
export const redirect: Redirect = (address, init) => redirectTo(checked(address), init);

/** Remix's `replace`, with the same check. */
export const replace: Redirect = (address, init) => replaceBy(checked(address), init);

function checked(address: string): string {
	const place = placeHere(address);
	if (!place) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
	return place.pathname + place.search + place.hash;
}
