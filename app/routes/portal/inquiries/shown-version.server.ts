import { dashboard } from "#app/addresses/inquiries.ts";
import { changedSearch } from "#app/addresses/search.ts";
import { returnTo } from "#app/server/place.server.ts";

/** The version of an inquiry that a change was made on, see `changeAddress`. @throws Response 400 without one */
export function readVersion(request: Request): number {
	const version = Number(new URL(request.url).searchParams.get("version") ?? Number.NaN);
	if (!Number.isSafeInteger(version)) throw new Response("Bad Request", { status: 400 });
	return version;
}

/** The page to go back to: the one named, which is not trusted, or the address's list; undefined for a script. */
export function pageToShow(request: Request, named: string | undefined): string | undefined {
	if (named !== undefined) return returnTo(named, dashboard);
	if (!request.headers.get("Accept")?.includes("text/html")) return undefined;
	return dashboard + changedSearch(new URL(request.url).search, { version: null });
}
