import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isTraceId, traceIdHeader } from "#models/log.server.ts";

/** `bytes` with the headers; `ms` until the last of them was handed over, or the connection broke off. */
type Observed = {
	request: IncomingMessage;
	response: ServerResponse;
	bytes: number;
	ms: number;
};

/** Called when a request begins; returns what to call when it ends. */
export type Observer = (request: IncomingMessage) => (observed: Observed) => void;

/** Tells observers when requests begin and end. */
export function observe(observers: Observer[]) {
	return (request: IncomingMessage, response: ServerResponse): void => {
		if (observers.length === 0) return;
		const start = performance.now();
		const { socket } = request;
		const before = socket.bytesWritten;
		const ends = observers.map((begin) => begin(request));
		response.on("close", () => {
			const ms = performance.now() - start;
			const bytes = socket.bytesWritten - before;
			for (const end of ends) end({ request, response, bytes, ms });
		});
	};
}

/** An address without its query. */
export function pathOf(address: string): string {
	const end = address.indexOf("?");
	return end < 0 ? address : address.slice(0, end);
}

/** Gives a request its id, in the header where the rest finds it; one that comes with it counts behind proxies only. */
export function identify({ headers }: IncomingMessage, proxies: number): string {
	const given = headers[traceIdHeader];
	const id = proxies > 0 && isTraceId(given) ? given : randomUUID().slice(19);
	headers[traceIdHeader] = id;
	return id;
}
