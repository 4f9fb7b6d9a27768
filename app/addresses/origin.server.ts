import { log } from "#models/log.server.ts";
import { env, isLoopback } from "#models/settings/env.server.ts";

export function siteOrigin(request: Request): string {
	return env.PUBLIC_URL ?? new URL(request.url).origin;
}

/** The origin for mails that may go without links; null if neither PUBLIC_URL nor a loopback address tells. */
export function mailOrigin(request?: Request): string | null {
	const isTrial = env.EMBEDDED_DATABASE === "yes" && isLoopback(env.HOST);
	const known = env.PUBLIC_URL ?? request?.url ?? (isTrial ? `http://localhost:${env.PORT}` : null);
	if (!known) return null;
	const { origin, hostname } = new URL(known);
	return env.PUBLIC_URL || isLoopback(hostname) ? origin : null;
}

/** The origin for mailed links; a request's host is trusted on loopback only. @throws Error without PUBLIC_URL elsewhere */
export function linkOrigin(request: Request): string {
	const origin = mailOrigin(request);
	if (origin) return origin;
	log.error("PUBLIC_URL is not set, so that no mail with a link can be written");
	throw new Error("PUBLIC_URL is not set");
}
