import { setTimeout as sleep } from "node:timers/promises";
import { renewDueCustomers } from "#models/customer/document.server.ts";
import { connect, disconnect } from "#models/database/connection.server.ts";
import { pool } from "#models/database/driver.server.ts";
import { log } from "#models/log.server.ts";
import { renewFigures } from "#models/request/figures.server.ts";
import { exampleSettings, misspeltSettings } from "#models/settings/env.server.ts";
import { exitCodeOf } from "#models/settings/wrong-settings.ts";
import { followTrials, remindOfDemos, remindStaff } from "./mail/reminders.server.ts";
import { startMailWorker } from "./mail/worker.server.ts";
import { repeat } from "./repeat.server.ts";

const countEveryMs = 10_000;
const remindEveryMs = 20_000;
const renewEveryMs = 60 * 60 * 1000;
const requestsEndWithinMs = 10_000;
const quietMs = 500;

type Background = { stop(): Promise<void> };

// On globalThis, because development re-evaluates this module while the old worker still runs.
const kept = globalThis as typeof globalThis & { background?: Background[] };

/** Connects to the database and starts what works beside requests, without waiting; only once. */
export function startBackground(): void {
	if (kept.background) return;
	warnAtStart();
	connect().catch((error: unknown) => {
		log.fatal(error instanceof Error ? error.message : "MongoDB cannot be used");
		process.exit(exitCodeOf(error));
	});
	kept.background = [
		startMailWorker(),
		repeat("figures of requests", countEveryMs, renewFigures),
		repeat("customers of what was erased", renewEveryMs, renewDueCustomers),
		repeat("mails about demos", remindEveryMs, remindOfDemos),
		repeat("days of trials", remindEveryMs, followTrials),
		repeat("mails to staff", remindEveryMs, remindStaff),
	];
	// Our own server stops all this itself; remix-serve does not, and would never end.
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.once(signal, () => untilQuiet().then(stopBackground));
	}
}

/** Logs at each start what is probably wrong with the settings and keeps nothing from running. */
function warnAtStart(): void {
	for (const { name, meant } of misspeltSettings) {
		log.warn(`${name} is no setting and does nothing; is ${meant} meant?`);
	}
	if (exampleSettings.length > 0) {
		log.warn(
			`VISITORS ARE TOLD THE EXAMPLE'S FIRM: set ${exampleSettings.join(", ")}, which people call, write to and are billed by`,
		);
	}
}

/** Waits until no request has used the database for half a second, or for ten seconds at most. */
async function untilQuiet(): Promise<void> {
	const end = performance.now() + requestsEndWithinMs;
	let quietSince = performance.now();
	while (performance.now() < Math.min(quietSince + quietMs, end)) {
		await sleep(50);
		if (pool.inUse > 0) quietSince = performance.now();
	}
}

/** Ends all that after the message in hand, then the database connection. */
export async function stopBackground(): Promise<void> {
	await Promise.all(kept.background?.map((one) => one.stop()) ?? []);
	kept.background = undefined;
	await disconnect();
}
