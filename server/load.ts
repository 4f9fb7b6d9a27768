import type { RequestHandler, Response } from "express";

/** Let in at each turn of the event loop, so that what needs no rendering is never behind more than these. */
const perTurn = 8;

/** Who would wait longer than this gets a refusal, in milliseconds. */
const maxWaitMs = 2_000;

/** Waiting, being worked on or waiting for the database; each costs memory. */
const maxInHand = 2_000;

const retryAfterSeconds = 5;

const apology =
	"Máy chủ đang có quá nhiều lượt truy cập. Xin quay lại trang trước và thử lại sau vài giây.\n" +
	"The server has too many requests at the moment. Please go back and try again in a few seconds.\n";

type Waiting = { since: number; enter: () => void; response: Response };

/**
 * Bounds the work in hand. Requests enter a few at a time, in the order of their arrival; what the process cannot
 * serve in time is refused with 503 and Retry-After while it is still cheap to do so. Health checks always enter.
 * @returns Express middleware, to stand in front of what is expensive
 */
export function shedLoad(): RequestHandler {
	const queue: Waiting[] = [];
	let inHand = 0;

	const turn = () => {
		for (let entered = 0; entered < perTurn && queue.length > 0; ) {
			const { since, enter, response } = queue.shift() as Waiting;
			if (response.closed) continue;
			if (performance.now() - since > maxWaitMs) {
				refuse(response);
			} else {
				entered++;
				enter();
			}
		}
		if (queue.length > 0) setImmediate(turn);
	};

	return (request, response, next) => {
		if (request.path.startsWith("/health/")) return next();
		if (inHand >= maxInHand) return refuse(response);
		inHand++;
		response.once("close", () => inHand--);
		queue.push({ since: performance.now(), enter: next, response });
		if (queue.length === 1) setImmediate(turn);
	};
}

function refuse(response: Response): void {
	response
		.status(503)
		.set({ "Retry-After": String(retryAfterSeconds), "Cache-Control": "no-store" })
		.type("text/plain")
		.send(apology);
}
