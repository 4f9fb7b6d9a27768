import { returnTo } from "#app/server/return-to.server.ts";

const wanted = (request: Request) => new URL(request.url).searchParams.get("returnTo");

/** Where somebody goes after signing in: the place of this site that the address of the page names, else the dashboard. */
export function destinationOf(request: Request): string {
	return returnTo(wanted(request), "/portal/dashboard");
}

/** The address of another entry page that keeps the destination. */
export function withDestinationOf(request: Request, page: string): string {
	return wanted(request) === null
		? page
		: `${page}?${new URLSearchParams({ returnTo: destinationOf(request) })}`;
}
