import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#models/log.server.ts";
import type { Env } from "#models/settings/env.server.ts";
import { openPort } from "./open-port.ts";

/** Milliseconds for the headers, for the whole request, and between Node's checks. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 };

/** Longer than proxies keep idle connections, or they would send requests on one that is just being closed. */
const keepAliveTimeout = 75_000;

const maxConnections = 10_000;

/** Milliseconds; together with the waits below fewer than the 10 seconds after which supervisors kill. */
const noticeMs = 3_000;
const quietMs = 300;
const maxQuietWaitMs = 2_000;
const drainMs = 3_000;
const afterwardsMs = 1_500;

/**
 * Listens until SIGTERM: readiness 503, port closed, requests ended, `afterwards`. SIGINT skips the notice.
 * @throws Error if the port is taken or not allowed
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
			if (!request.url?.startsWith("/health/")) lastRequest = performance.now();
		}
		handle(request, response);
	});
	const quiet = async () => {
		const end = performance.now() + maxQuietWaitMs;
		while (performance.now() < Math.min(lastRequest + quietMs, end)) await sleep(50);
	};
	server.maxConnections = maxConnections;
	await openPort(server, { setting: "PORT", host: env.HOST, port: env.PORT });
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
