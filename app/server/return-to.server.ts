const here = "http://here.invalid";

/**
 * A place on this site to go back to.
 * @param wanted an address from a form or a query string, not trusted
 * @param otherwise used where `wanted` is missing, malformed or leads to another site
 * @returns path and query, beginning with one slash
 */
export function returnTo(wanted: string | null | undefined, otherwise: string): string {
	if (!wanted?.startsWith("/") || !URL.canParse(wanted, here)) return otherwise;
	const url = new URL(wanted, here);
	const path = url.pathname + url.search;
	return url.origin === here && !path.startsWith("//") ? path : otherwise;
}
