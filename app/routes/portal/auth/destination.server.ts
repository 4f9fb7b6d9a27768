import { returnTo } from "#app/server/return-to.server.ts";

const wanted = (request: Request) => new URL(request.url).searchParams.get("returnTo");

export function destinationOf(request: Request): string {
	return returnTo(wanted(request), "/portal/dashboard");
}

export function withDestinationOf(request: Request, page: string): string {
	return wanted(request) === null
		? page
		: `${page}?${new URLSearchParams({ returnTo: destinationOf(request) })}`;
}
