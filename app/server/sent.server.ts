import { openText, sealText } from "#models/sealed-text.server.ts";
import { redirect } from "./redirect.server.ts";

const place = "sent";
const lifetimeMs = 60 * 60 * 1000;

/** Redirects to the form's page with what was sent, so that reloading sends nothing again. */
export function sentPage(request: Request, done: Record<string, string>, headers?: HeadersInit): Response {
	const address = `${new URL(request.url).pathname}?${new URLSearchParams({ [place]: seal(done) })}`;
	return redirect(address, { status: 303, headers });
}

/** What was just sent, from the page's address; null if it does not say, or not by us. */
export function sentOf(request: Request): Record<string, string> | null {
	return unseal(new URL(request.url).searchParams.get(place));
}

/** Encrypts texts into a token that {@link unseal} opens for an hour. */
export function seal(values: Record<string, string>): string {
	return sealText(place, JSON.stringify({ at: Date.now(), values }));
}

/** Null for a token that is too old or not ours. */
export function unseal(token: string | null): Record<string, string> | null {
	const opened = openText(place, token ?? "");
	if (opened === null) return null;
	const { at, values } = JSON.parse(opened);
	return Date.now() - at < lifetimeMs ? values : null;
}
