import { Session } from "#models/session.server.ts";
import { createSafeCookie } from "./cookie.server.ts";

/** Carries the token of a server-side session. */
const sessionCookie = createSafeCookie("session");

/** @returns the session token that the request carries, or null where there is none or its signature is wrong */
export async function sessionToken(request: Request): Promise<string | null> {
	const token: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
	return typeof token === "string" ? token : null;
}

/**
 * Starts a new session for an account; one that the request already had is closed.
 * @returns the Set-Cookie header
 */
export async function openSession(request: Request, accountId: string): Promise<string> {
	const previous = await sessionToken(request);
	if (previous) await Session.close(previous);
	const token = await Session.open(accountId, request.headers.get("User-Agent") ?? "");
	return sessionCookie.serialize(token);
}

/**
 * Ends the session of the request, if it has one.
 * @returns the Set-Cookie header that removes the cookie
 */
export async function closeSession(request: Request): Promise<string> {
	const token = await sessionToken(request);
	if (token) await Session.close(token);
	return sessionCookie.serialize("", { maxAge: 0 });
}
