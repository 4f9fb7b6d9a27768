import type { RequestHandler } from "express";
import { log } from "#models/log.server.ts";

/** Says once that a proxy seems to stand in front, where the settings name none. */
export function warnOfProxy(): RequestHandler {
	let warned = false;
	return (request, _response, next) => {
		if (!warned && request.headers["x-forwarded-for"]) {
			warned = true;
			log.warn(
				"A request came with X-Forwarded-For, and TRUSTED_PROXIES is 0: behind a proxy all visitors then count as one " +
					"network, and share its limits. Set TRUSTED_PROXIES to the number of proxies in front",
			);
		}
		next();
	};
}
