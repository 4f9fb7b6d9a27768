import { connect, disconnect } from "#models/connection.server.ts";
import { log } from "#models/log.server.ts";
import { startFiguresWorker } from "./figures-worker.server.ts";
import { startMailWorker } from "./mail/worker.server.ts";

const requestsEndWithinMs = 10_000;

type Background = { stop(): Promise<unknown> };

// On globalThis, because development re-evaluates this module while the old worker still runs.
const kept = globalThis as typeof globalThis & { background?: Background };

/** Connects to the database and starts the workers, without waiting; only once. */
export function startBackground(): void {
	if (kept.background) return;
	connect().catch((error: unknown) => {
		log.fatal(error instanceof Error ? error.message : "MongoDB cannot be used");
		process.exit(1);
	});
	const workers = [startMailWorker(), startFiguresWorker()];
	kept.background = { stop: () => Promise.all(workers.map((worker) => worker.stop())) };
	// Our own server stops all this itself; remix-serve does not, and would never end.
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.once(signal, () => setTimeout(stopBackground, requestsEndWithinMs));
	}
}

/** Ends the mail worker after the message in hand, then the database connection. */
export async function stopBackground(): Promise<void> {
	await kept.background?.stop();
	kept.background = undefined;
	await disconnect();
}
