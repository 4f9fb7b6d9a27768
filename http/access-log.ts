import pino, { type DestinationStream } from "pino";
import { networkDigest } from "#app/server/network.server.ts";
import { redactPath, traceIdHeader } from "#models/log.server.ts";
import type { Env } from "#models/settings/env.server.ts";
import { clientAddress } from "./client-address.ts";
import { type Observer, pathOf } from "./observe.ts";

/** Lines wait up to a second and are written together: a kill loses them, and they are dropped if the reader is slow. */
const writing = {
	sync: false,
	minLength: 4_000,
	maxWrite: 4_096,
	maxLength: 1_000_000,
	periodicFlush: 1_000,
};

const mostRemembered = 10_000;

/** Writes a line for each request but health checks that went well; it names nobody (docs/decisions/0037). */
export function accessLog(
	{ LOG_LEVEL, TRUSTED_PROXIES }: Pick<Env, "LOG_LEVEL" | "TRUSTED_PROXIES">,
	destination: DestinationStream = pino.destination(writing),
): Observer {
	const log = pino({ level: LOG_LEVEL, base: undefined }, destination);
	const path = remembering(loggedPath);
	const digest = remembering((address) => networkDigest({ clientAddress: address }));
	return (request) => {
		const { method, url = "", headers } = request;
		// A connection that broke off has no address any more.
		const address = clientAddress(request, TRUSTED_PROXIES);
		return ({ response, bytes, ms }) => {
			if (url.startsWith("/health/") && response.statusCode < 400) return;
			log.info(
				{
					id: headers[traceIdHeader],
					method,
					path: path(pathOf(url)),
					status: response.statusCode,
					bytes,
					ms: Math.round(ms * 10) / 10,
					networkDigest: digest(address),
					...(!response.writableFinished && { brokenOff: true }),
				},
				"request",
			);
		};
	};
}

function loggedPath(path: string): string {
	return URL.canParse(path, "http://host.invalid") ? redactPath(path) : "…";
}

/** Keeps results, because these take longer than all else that a line needs. */
function remembering(make: (text: string) => string | null): (text: string) => string | null {
	const known = new Map<string, string | null>();
	return (text) => {
		const found = known.get(text);
		if (found !== undefined) return found;
		if (known.size >= mostRemembered) known.clear();
		const made = make(text);
		known.set(text, made);
		return made;
	};
}
