import type { IncomingMessage, ServerResponse } from "node:http";
import { identify } from "./request-id.ts";

/** `bytes` with the headers; `ms` until the last of them was handed over, or the connection broke off. */
export type Observed = {
	request: IncomingMessage;
	response: ServerResponse;
	id: string;
	bytes: number;
	ms: number;
};

export type Observer = (observed: Observed) => void;

/** Gives each request its id, and tells the observers when it is over. */
export function observe(proxies: number, observers: Observer[]) {
	return (request: IncomingMessage, response: ServerResponse): void => {
		const id = identify(request, proxies);
		if (observers.length === 0) return;
		const start = performance.now();
		const { socket } = request;
		const before = socket.bytesWritten;
		response.on("close", () => {
			const ms = performance.now() - start;
			const bytes = socket.bytesWritten - before;
			for (const tell of observers) tell({ request, response, id, bytes, ms });
		});
	};
}

/** An address without its query. */
export function pathOf(address: string): string {
	const end = address.indexOf("?");
	return end < 0 ? address : address.slice(0, end);
}
