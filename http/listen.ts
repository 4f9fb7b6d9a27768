import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "#models/env.server.ts";
import { log } from "#models/log.server.ts";

/** How long a client may take for its headers, and for its whole request, in milliseconds; and how often Node looks. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 };

/** Longer than proxies keep theirs, or they would send requests on connections that are just being closed. */
const keepAliveTimeout = 75_000;

/** Each costs some memory, also one that says nothing; and how many may wait to be accepted, as far as the system lets. */
const maxConnections = 10_000;
const backlog = 4_096;

/**
 * After SIGTERM, in milliseconds: requests are still served while readiness says 503, and then until none has come for a
 * moment, as closing the port breaks connections that wait to be taken; then those in hand may end; then the mail
 * worker. Together less than the 10 seconds after which supervisors kill.
 */
const noticeMs = 3_000;
const quietMs = 300;
const maxQuietWaitMs = 2_000;
const drainMs = 3_000;
const afterwardsMs = 1_500;

/**
 * Listens until it is told to stop. SIGTERM, as supervisors send it, stops it in order: readiness says 503 and every
 * answer closes its connection, so that a load balancer turns elsewhere; once no more come it takes no new connections,
 * ends what is in hand and leaves. SIGINT, as a terminal sends it, does the same without the notice.
 * @param createListener makes the application; the function it gets tells whether the process is shutting down
 * @param afterwards runs when the last request is answered: the mail worker and the database
 * @throws Error where the port is taken or not allowed
 */
export async function listen(
	createListener: (isStopping: () => boolean) => RequestListener,
	env: Pick<Env, "HOST" | "PORT">,
	afterwards: () => Promise<void>,
): Promise<void> {
	let stopping = false;
	let lastRequest = 0;
	const handle = createListener(() => stopping);
	const server = createServer({ ...timeouts, keepAliveTimeout }, (request, response) => {
		if (stopping) {
			response.setHeader("Connection", "close");
			// Health checks go on, however long we wait.
			if (!request.url?.startsWith("/health/")) lastRequest = performance.now();
		}
		handle(request, response);
	});
	const quiet = async () => {
		const end = performance.now() + maxQuietWaitMs;
		while (performance.now() < Math.min(lastRequest + quietMs, end)) await sleep(50);
	};
	server.maxConnections = maxConnections;
	await new Promise<void>((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => reject(new Error(explain(error, env))));
		server.listen({ port: env.PORT, host: env.HOST, backlog }, resolve);
	});
	const { port } = server.address() as AddressInfo;
	log.info({ host: env.HOST, port }, "listening");

	const stop = async (notice: number) => {
		if (stopping) return;
		stopping = true;
		log.info("stopping");
		await sleep(notice);
		await quiet();
		await drain(server);
		await Promise.race([afterwards(), sleep(afterwardsMs)]);
		log.info("stopped");
		process.exit(0);
	};
	process.on("SIGTERM", () => stop(noticeMs));
	process.on("SIGINT", () => stop(0));
}

async function drain(server: Server): Promise<void> {
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	server.closeIdleConnections();
	const idle = setInterval(() => server.closeIdleConnections(), 100);
	const late = setTimeout(() => server.closeAllConnections(), drainMs);
	await closed;
	clearInterval(idle);
	clearTimeout(late);
}

function explain(error: NodeJS.ErrnoException, { HOST, PORT }: Pick<Env, "HOST" | "PORT">): string {
	if (error.code === "EADDRINUSE") return `Port ${PORT} is in use; choose another one: PORT=3001 npm start`;
	if (error.code === "EACCES")
		return `Port ${PORT} needs privileges; choose one above 1024: PORT=3000 npm start`;
	return `Cannot listen on ${HOST}:${PORT}: ${error.message}`;
}
