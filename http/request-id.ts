import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isRequestId, requestIdHeader } from "#models/request-id.ts";

/** Gives a request its id, in the header where the rest finds it; one that comes with it counts behind proxies only. */
export function identify({ headers }: IncomingMessage, proxies: number): string {
	const given = headers[requestIdHeader];
	const id = proxies > 0 && isRequestId(given) ? given : randomUUID().slice(19);
	headers[requestIdHeader] = id;
	return id;
}
