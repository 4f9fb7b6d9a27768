import type { Socket } from "node:net";
import type { RequestHandler, Response } from "express";
import { shedRequests } from "./metrics.ts";

/** How many requests are let in at each round of the event loop. */
const perRound = 8;

/** Rounds without entry after a newcomer: Node accepts one a round, and the rest of its queue must be refused in time. */
const roundsToAccept = 24;

/** The longest wait in milliseconds; a request that would wait longer is refused. */
const maxWaitMs = 3_000;

/** The most requests that wait to enter: each costs memory. */
const maxWaiting = 1_000;

/** The most in hand: without a database all of them end at once, and the last page is rendered after all the others. */
const maxInHand = 400;

const retryAfterSeconds = 5;

/** Needs no other file. The empty addresses of its links mean the page that was asked for. */
const apology = `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Máy chủ đang bận</title>
<h1>Máy chủ đang có quá nhiều lượt truy cập</h1>
<p>Xin đợi vài giây rồi <a href="">tải lại trang</a>. Nếu vừa gửi biểu mẫu, xin quay lại trang trước và gửi lần nữa.</p>
<p lang="en">The server has too many requests at the moment. Please wait a few seconds and <a href="">reload the page</a>.
If you have just sent a form, please go back to the page before and send it again.</p>
</html>
`;

type Waiting = { since: number; enter: () => void; response: Response };

/** Bounds the work in hand: what cannot be served in time gets 503 with Retry-After at once. Health checks pass. */
export function shedLoad(): RequestHandler {
	const queue: Waiting[] = [];
	const connections = new WeakSet<Socket>();
	let inHand = 0;
	let roundsWithoutNewcomer = Number.POSITIVE_INFINITY;

	const letIn = (most: number) => {
		for (let entered = 0; entered < most && queue.length > 0; ) {
			const { since, enter, response } = queue.shift() as Waiting;
			if (response.closed) continue;
			if (performance.now() - since > maxWaitMs) {
				shed(response);
			} else {
				entered++;
				enter();
			}
		}
	};

	const goRound = (round: number) => {
		// A connection is accepted in one round and heard in a later one.
		const newcomersCome = roundsWithoutNewcomer++ < 3;
		const waits = newcomersCome && round < roundsToAccept;
		if (!waits) letIn(newcomersCome ? 1 : perRound);
		if (queue.length > 0) setImmediate(goRound, waits ? round + 1 : 0);
	};

	return (request, response, next) => {
		if (request.path.startsWith("/health/")) return next();
		if (!connections.has(request.socket)) roundsWithoutNewcomer = 0;
		connections.add(request.socket);
		if (queue.length >= maxWaiting || inHand >= maxInHand) return shed(response);
		inHand++;
		response.once("close", () => inHand--);
		queue.push({ since: performance.now(), enter: next, response });
		if (queue.length === 1) setImmediate(goRound, 0);
	};
}

/** Answers 503 with when to come again. */
export function shed(response: Response): void {
	shedRequests.inc();
	response
		.status(503)
		.set({ "Retry-After": String(retryAfterSeconds), "Cache-Control": "no-store" })
		.type("text/html")
		.send(apology);
}
