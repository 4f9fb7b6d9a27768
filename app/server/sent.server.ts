import { redirect } from "./redirect.server.ts";
import { seal, unseal } from "./sealed.server.ts";

const place = "sent";

/**
 * Where a form leads once it is sent: to its own page, whose address tells what was sent, so that neither reloading nor
 * going back sends anything again.
 * @param done what the page shows then
 */
export function sentPage(request: Request, done: Record<string, string>): Response {
	return redirect(`${new URL(request.url).pathname}?${new URLSearchParams({ [place]: seal(done) })}`, 303);
}

/** @returns what {@link sentPage} was given; null on any other page */
export function sentOf(request: Request): Record<string, string> | null {
	return unseal(new URL(request.url).searchParams.get(place));
}
