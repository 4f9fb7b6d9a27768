import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import { log } from "#models/log.server.ts";
import {
	isBeforeBaseline,
	migrate,
	pendingMigrations,
	unknownMigrations,
} from "#models/migrations/migrate.server.ts";
import { commandOf } from "#models/settings/command.ts";
import { env } from "#models/settings/env.server.ts";
import { version } from "#models/settings/version.server.ts";
import { WrongSettings } from "#models/settings/wrong-settings.ts";
import { watchDriver } from "./driver.server.ts";
import { makeIndexes } from "./indexes.server.ts";
import { DatabaseUnavailable, driverTimeoutMs, isUnavailable } from "./transaction.server.ts";

const { connection } = mongoose;

const retryAfterMs = 1_000;

// On globalThis, because development re-evaluates this module while the connection stays open.
const kept = globalThis as typeof globalThis & {
	database?: { connected: Promise<void>; closing: AbortController; isUpToDate: boolean };
};

/** Connects, then makes indexes and migrates; keeps trying. @throws WrongSettings for a standalone server, or the database of a newer version or of one before 1.1.0, Error of a failed migration */
export function connect(): Promise<void> {
	if (!kept.database) {
		const closing = new AbortController();
		const database = { closing, connected: open(closing.signal), isUpToDate: false };
		kept.database = database;
		database.connected = database.connected.then(() => {
			database.isUpToDate = !closing.signal.aborted;
		});
	}
	return kept.database.connected;
}

/**
 * What this version stores does not fit a database that still lacks its migrations, and is lost where they move what was
 * there before. So pages answer meanwhile, and whoever sends a form is asked to send it again.
 * @throws DatabaseUnavailable until {@link connect} is done
 */
export function assertUpToDate(): void {
	if (!kept.database?.isUpToDate) throw new DatabaseUnavailable("The database is not up to date yet");
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
			await warnOfLeak();
			await refuseNewer();
			await refuseOlder();
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

/** Of each release series of MongoDB, the first version without CVE-2025-14847. */
const firstMended: Record<string, number> = { "8.2": 3, "8.0": 17, "7.0": 28, "6.0": 27 };

/** The project's own MongoDB does without the compression in which the fault is. */
async function warnOfLeak(): Promise<void> {
	if (env.EMBEDDED_DATABASE === "yes") return;
	const build = await connection.db?.command({ buildInfo: 1 });
	const [major, minor, patch = 0] = (build?.versionArray ?? []) as number[];
	const mended = firstMended[`${major}.${minor}`];
	if (mended === undefined || patch >= mended) return;
	log.warn(
		`MongoDB ${build?.version} tells strangers who reach its port what is in its memory (CVE-2025-14847): update it to ` +
			`${major}.${minor}.${mended} or later, or start it with --networkMessageCompressors snappy,zstd`,
	);
}

/** An older version would store what the migrations of a newer one have removed. */
async function refuseNewer(): Promise<void> {
	const unknown = await unknownMigrations();
	if (unknown.length === 0) return;
	throw new WrongSettings(
		`A newer version of the product has changed the database (${unknown.join(", ")}), and version ${version} does not ` +
			"know how. Start the newer version, or restore a backup from before it: docs/run.md, A way back.",
	);
}

/** The way from 1.0 leads by 1.1, which has the migrations of before. */
async function refuseOlder(): Promise<void> {
	if (!(await isBeforeBaseline())) return;
	throw new WrongSettings(
		`The database is of a version before 1.1.0, and version ${version} does not know how to bring it up to date. Start ` +
			"version 1.1.0 with it once, then this one: docs/run.md, An update.",
	);
}

async function migrateOrRefuse(): Promise<void> {
	if (env.MIGRATE_AT_START === "yes") return migrate();
	const pending = await pendingMigrations();
	if (pending.length === 0) return;
	const names = pending.map(({ name }) => name).join(", ");
	throw new Error(
		`The database lacks migrations (${names}). Run \`${commandOf("migrate")}\`, then start again.`,
	);
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
	watchDriver(connection.getClient());
	return opening;
}

async function refuseStandalone(): Promise<void> {
	const hello = await connection.db?.command({ hello: 1 });
	if (hello?.setName || hello?.msg === "isdbgrid") return;
	await mongoose.disconnect();
	throw new WrongSettings(
		"The server at MONGODB_URI is standalone. A standalone MongoDB has no transactions and can lose what it has " +
			"acknowledged. Start it with --replSet rs0 and run rs.initiate() once in mongosh; one server is enough.",
	);
}
