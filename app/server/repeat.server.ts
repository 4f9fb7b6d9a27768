import { setTimeout as sleep } from "node:timers/promises";
import { ready } from "#models/database/connection.server.ts";
import { isUnavailable, withTimeout } from "#models/database/transaction.server.ts";
import { log } from "#models/log.server.ts";

/** How often to look whether a database that was away is back. */
const lookEveryMs = 1_000;

/** Works again and again while the database is there, until stopped: that ends after the piece in hand. */
export function repeat(
	name: string,
	everyMs: number,
	work: (stopping: AbortSignal) => Promise<unknown>,
): { stop(): Promise<void> } {
	const stopping = new AbortController();
	const { signal } = stopping;

	async function run(): Promise<void> {
		while (!signal.aborted) {
			const isReady = await ready();
			if (isReady)
				await work(signal).catch((error) => {
					if (!signal.aborted) log.warn({ err: error }, `${name} failed; trying again`);
				});
			await sleep(isReady ? everyMs : lookEveryMs, undefined, { signal }).catch(() => {});
		}
	}

	const ended = run();
	return {
		stop() {
			stopping.abort();
			return ended;
		},
	};
}

/** One after another until stopped. One that fails holds up nobody but itself; a database that is away ends it. */
export async function oneByOne<Item>(
	items: Iterable<Item> | AsyncIterable<Item>,
	stopping: AbortSignal,
	work: (item: Item) => Promise<void>,
): Promise<void> {
	for await (const item of items) {
		if (stopping.aborted) return;
		try {
			await withTimeout(work(item));
		} catch (error) {
			if (isUnavailable(error)) throw error;
			log.error({ err: error }, "one piece of the work in the background failed");
		}
	}
}
