import { redirect } from "./redirect.server.ts";
import { seal, unseal } from "./sealed.server.ts";

const place = "sent";

/** Redirects to the form's page with what was sent, so that reloading sends nothing again. */
export function sentPage(request: Request, done: Record<string, string>, headers?: HeadersInit): Response {
	const address = `${new URL(request.url).pathname}?${new URLSearchParams({ [place]: seal(done) })}`;
	return redirect(address, { status: 303, headers });
}

/** What was just sent, from the page's address; null if it does not say, or not by us. */
export function sentOf(request: Request): Record<string, string> | null {
	return unseal(new URL(request.url).searchParams.get(place));
}
