import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import { env } from "./env.server.ts";
import { makeIndexes } from "./indexes.server.ts";
import { log } from "./log.server.ts";
import { migrate, pendingMigrations } from "./migrations/migrate.server.ts";
import { watchPool } from "./pool.server.ts";
import { driverTimeoutMs, isUnavailable } from "./transaction.server.ts";

const { connection } = mongoose;

const retryAfterMs = 1_000;

// On globalThis, because development re-evaluates this module while the connection stays open.
const kept = globalThis as typeof globalThis & {
	database?: { connected: Promise<void>; closing: AbortController };
};

/** Connects, then makes indexes and migrates; keeps trying. @throws Error for a standalone server, or a failed migration */
export function connect(): Promise<void> {
	if (!kept.database) {
		const closing = new AbortController();
		kept.database = { closing, connected: open(closing.signal) };
	}
	return kept.database.connected;
}

export async function disconnect(): Promise<void> {
	kept.database?.closing.abort();
	kept.database = undefined;
	await mongoose.disconnect();
}

/** Whether {@link connect} is done and the database answers a ping within a second. */
export async function ready(): Promise<boolean> {
	const pong = kept.database?.connected
		.then(() => connection.db?.command({ ping: 1 }))
		.then(
			() => true,
			() => false,
		);
	return Promise.race([pong ?? false, sleep(1_000, false, { ref: false })]);
}

async function open(closing: AbortSignal): Promise<void> {
	let opened = false;
	while (!closing.aborted) {
		try {
			// Only once: opening again would replace the client that open sessions belong to.
			if (!opened) await openConnection();
			opened = true;
			await refuseStandalone();
			await Promise.all(Object.values(mongoose.models).map(makeIndexes));
			await migrateOrRefuse();
			return;
		} catch (error) {
			if (closing.aborted) return;
			if (!isUnavailable(error)) throw error;
			log.error({ err: error }, "MongoDB cannot be reached; trying again");
			await sleep(retryAfterMs, undefined, { signal: closing }).catch(() => {});
		}
	}
}

async function migrateOrRefuse(): Promise<void> {
	if (env.MIGRATE_AT_START === "yes") return migrate();
	const pending = await pendingMigrations();
	if (pending.length === 0) return;
	const names = pending.map(({ name }) => name).join(", ");
	throw new Error(`The database lacks migrations (${names}). Run \`npm run migrate\`, then start again.`);
}

function openConnection() {
	const opening = connection.openUri(env.MONGODB_URI, {
		retryWrites: true,
		writeConcern: { w: "majority" },
		serverSelectionTimeoutMS: driverTimeoutMs,
		connectTimeoutMS: driverTimeoutMs,
		waitQueueTimeoutMS: driverTimeoutMs,
		heartbeatFrequencyMS: 2_000,
		// Frees a connection whose answer never comes. Index builds that take longer go on and are asked for again.
		socketTimeoutMS: 120_000,
	});
	watchPool(connection.getClient());
	return opening;
}

async function refuseStandalone(): Promise<void> {
	const hello = await connection.db?.command({ hello: 1 });
	if (hello?.setName || hello?.msg === "isdbgrid") return;
	await mongoose.disconnect();
	throw new Error(
		"The server at MONGODB_URI is standalone. A standalone MongoDB has no transactions and can lose what it has " +
			"acknowledged. Start it with --replSet rs0 and run rs.initiate() once in mongosh; one server is enough.",
	);
}
