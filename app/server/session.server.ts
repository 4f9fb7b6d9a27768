import type { LoaderFunctionArgs } from "@remix-run/node";
import { Account, type ProofOfPerson } from "#models/account/account.server.ts";
import { Session } from "#models/account/session.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { isUnavailable, withTimeout } from "#models/database/transaction.server.ts";
import { log } from "#models/log.server.ts";
import { safeCookie } from "./cookie.server.ts";
import { readerOf } from "./i18n.server.ts";
import { networkPrefix } from "./network.server.ts";

/** The request and context of a loader or action; `viewer` is set where its guard requires a sign-in. */
export type RequestArgs = Pick<LoaderFunctionArgs, "request" | "context"> & { viewer?: Viewer };

const sessionCookie = safeCookie<string>("session");

/** The session token of a request's cookie; null if it is missing or not ours. */
export const sessionToken = (request: Request): Promise<string | null> => sessionCookie.read(request);

/** Starts a session in place of the one before; returns Set-Cookie, or null for an outdated proof. @throws FactorNeeded */
export async function openSession(
	{ request, context }: RequestArgs,
	person: ProofOfPerson,
	isNewDevice = false,
): Promise<string | null> {
	const previous = await sessionToken(request);
	const from = networkPrefix(context);
	const userAgent = request.headers.get("User-Agent") ?? "";
	const reader = await readerOf(request);
	const token = await Account.openSession(person, userAgent, { reader, isNewDevice, from, previous });
	return token && sessionCookie.keep(token);
}

/** Ends the request's session, in the browser even while the database is away. @returns the Set-Cookie header */
export async function closeSession({ request, context }: RequestArgs): Promise<string> {
	const token = await sessionToken(request);
	try {
		if (token) await withTimeout(Session.close(token, networkPrefix(context)));
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		log.error({ err: error }, "session not closed");
	}
	return sessionCookie.forget();
}
