import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Env } from "#app/server/env.server.ts";
import { log } from "#app/server/log.server.ts";

/** How long a client may take for its headers, and for its whole request, in milliseconds. */
const headersTimeout = 10_000;
const requestTimeout = 30_000;

/** Requests in hand get this long to end after a stop signal, in milliseconds. */
const drainTimeout = 8_000;

/**
 * Listens until SIGTERM or SIGINT, then takes no new connections, ends what is in hand and leaves.
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
	const server = createServer(
		{ headersTimeout, requestTimeout },
		createListener(() => stopping),
	);
	await new Promise<void>((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => reject(new Error(explain(error, env))));
		server.listen(env.PORT, env.HOST, resolve);
	});
	const { port } = server.address() as AddressInfo;
	log.info({ host: env.HOST, port }, "listening");

	const stop = async () => {
		if (stopping) return;
		stopping = true;
		log.info("stopping");
		await drain(server);
		await afterwards();
		log.info("stopped");
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}

async function drain(server: Server): Promise<void> {
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	server.closeIdleConnections();
	const idle = setInterval(() => server.closeIdleConnections(), 100);
	const late = setTimeout(() => server.closeAllConnections(), drainTimeout);
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
