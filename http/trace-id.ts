import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isTraceId, traceIdHeader } from "#models/trace-id.ts";

/** Gives a request its id, in the header where the rest finds it; one that comes with it counts behind proxies only. */
export function identify({ headers }: IncomingMessage, proxies: number): string {
	const given = headers[traceIdHeader];
	const id = proxies > 0 && isTraceId(given) ? given : randomUUID().slice(19);
	headers[traceIdHeader] = id;
	return id;
}
