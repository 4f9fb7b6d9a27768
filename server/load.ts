import type { RequestHandler, Response } from "express";

/**
 * Between two that enter, the event loop goes round until so many rounds in a row have brought nobody, and at most so
 * often in all. Node accepts one connection a round, so that otherwise those that wait to be accepted are heard, and
 * refused, no faster than others are served.
 */
const quietRounds = 3;
const mostRounds = 24;

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
 * Bounds the work in hand. Requests enter one at a time, in the order of their arrival; what the process cannot serve in
 * time is refused with 503 and Retry-After while it is still cheap to do so. Health checks always enter.
 * @returns Express middleware, to stand in front of what is expensive
 */
export function shedLoad(): RequestHandler {
	const queue: Waiting[] = [];
	let inHand = 0;
	let arrived = false;

	const enterNext = () => {
		for (let next = queue.shift(); next; next = queue.shift()) {
			if (next.response.closed) continue;
			if (performance.now() - next.since <= maxWaitMs) return next.enter();
			refuse(next.response);
		}
	};

	const goRound = (quiet: number, rounds: number) => {
		const nowQuiet = arrived ? 0 : quiet + 1;
		arrived = false;
		const goesOn = nowQuiet < quietRounds && rounds < mostRounds;
		if (!goesOn) enterNext();
		if (goesOn) setImmediate(goRound, nowQuiet, rounds + 1);
		else if (queue.length > 0) setImmediate(goRound, 0, 0);
	};

	return (request, response, next) => {
		if (request.path.startsWith("/health/")) return next();
		arrived = true;
		if (inHand >= maxInHand) return refuse(response);
		inHand++;
		response.once("close", () => inHand--);
		queue.push({ since: performance.now(), enter: next, response });
		if (queue.length === 1) setImmediate(goRound, 0, 0);
	};
}

function refuse(response: Response): void {
	response
		.status(503)
		.set({ "Retry-After": String(retryAfterSeconds), "Cache-Control": "no-store" })
		.type("text/plain")
		.send(apology);
}
