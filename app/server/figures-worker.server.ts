import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "#models/connection.server.ts";
import { log } from "#models/log.server.ts";
import { renewFigures } from "#models/request/figures.server.ts";

const lookEveryMs = 10_000;

/** Keeps the figures of requests fresh, in any number of processes; stopping waits for nothing. */
export function startFiguresWorker(): { stop(): void } {
	const stopping = new AbortController();
	const { signal } = stopping;

	async function work(): Promise<void> {
		await connect();
		while (!signal.aborted) {
			await renewFigures().catch((error: unknown) => {
				if (!signal.aborted)
					log.warn({ err: error }, "the figures of requests cannot be counted; trying again");
			});
			await sleep(lookEveryMs, undefined, { signal }).catch(() => {});
		}
	}

	// Who connects tells of a failure.
	work().catch(() => {});
	return { stop: () => stopping.abort() };
}
