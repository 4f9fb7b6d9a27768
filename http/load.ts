import type { RequestHandler, Response } from "express";
import { shedRequests } from "./metrics.ts";

/** The most requests in hand: each costs memory, and who comes later waits for all of them. */
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

/** Bounds the work in hand: what is beyond it gets 503 with Retry-After at once. Health checks pass. */
export function shedLoad(): RequestHandler {
	let inHand = 0;
	return (request, response, next) => {
		if (request.path.startsWith("/health/")) return next();
		if (inHand >= maxInHand) return shed(response);
		inHand++;
		response.once("close", () => inHand--);
		next();
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
