import type { IncomingMessage } from "node:http";
import type { RequestHandler, Response } from "express";
import { networkDigest } from "#app/server/network.server.ts";
import { maxFormBytes } from "#models/limits.ts";
import { clientAddress } from "./client-address.ts";
import { shed } from "./load.ts";

/** Bodies on their way at once: each may hold as much memory as the largest form. */
const mostOfNetwork = 50;
const mostOfAll = 500;

type Arrival = { network: string | null; response: Response };

/**
 * Calls `next` when a post's body is there, so that it costs nobody a place before. Too many on their way: the one that
 * has taken longest is answered 503. How long one may take at most is said in `listen.ts`.
 * @param proxies how many are trusted
 */
export function awaitBodies(proxies: number): RequestHandler {
	const arriving = new Set<Arrival>();

	const makeRoom = (network: string | null) => {
		const [oldest] = arriving;
		const ofNetwork = [...arriving].filter((arrival) => arrival.network === network);
		const late = ofNetwork.length >= mostOfNetwork ? ofNetwork[0] : arriving.size >= mostOfAll && oldest;
		if (!late) return;
		arriving.delete(late);
		shed(late.response.set("Connection", "close"));
	};

	return (request, response, next) => {
		if (request.method !== "POST") return next();
		const network = networkDigest({ clientAddress: clientAddress(request, proxies) });
		makeRoom(network);
		const arrival = { network, response };
		arriving.add(arrival);
		response.once("close", () => arriving.delete(arrival));
		whenComplete(request, () => {
			if (arriving.delete(arrival)) next();
		});
	};
}

/** Reads a body and puts it back; of one that is too long, just enough to show that it is. */
function whenComplete(request: IncomingMessage, done: () => void): void {
	const chunks: Buffer[] = [];
	let kept = 0;
	const read = () => {
		while (request.readableLength > 0) {
			const chunk: Buffer = request.read();
			if (kept <= maxFormBytes) chunks.push(chunk);
			kept += chunk.length;
		}
		if (!request.complete) return;
		request.off("readable", read);
		if (chunks.length > 0) request.unshift(Buffer.concat(chunks));
		done();
	};
	// A stream that is read where nothing is left ends before Remix listens: so it is asked now, and not by itself later.
	request.read(0);
	request.on("readable", read);
}
