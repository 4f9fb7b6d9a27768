import { setTimeout as sleep } from "node:timers/promises";
import mongoose, { type ClientSession } from "mongoose";
import { env } from "./env.server.ts";
import { makeIndexes } from "./indexes.server.ts";
import { log } from "./log.server.ts";

const { connection, mongo } = mongoose;

mongoose.set("strict", "throw");
mongoose.set("strictQuery", "throw");
mongoose.set("sanitizeFilter", true);
mongoose.set("bufferCommands", false);
mongoose.set("autoCreate", false);
mongoose.set("autoIndex", false);

const retryAfterMs = 1_000;

// On globalThis, because development re-evaluates this module while the connection stays open.
const kept = globalThis as typeof globalThis & {
	database?: { connected: Promise<void>; closing: AbortController };
};

class DatabaseUnavailable extends Error {
	override readonly name = "DatabaseUnavailable";
}

/** Connects, then makes indexes and migrates; keeps trying. @throws Error for a standalone server */
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

/** Less than a request waits, so that the request gets the driver's error. */
const driverTimeoutMs = 0.8 * env.MONGODB_TIMEOUT_MS;

/** Waits `times` MONGODB_TIMEOUT_MS at most; the work may still be stored. @throws DatabaseUnavailable */
export async function withTimeout<T>(work: Promise<T>, times = 1): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		const giveUp = () => reject(new DatabaseUnavailable("MongoDB did not answer in time"));
		timer = setTimeout(giveUp, times * env.MONGODB_TIMEOUT_MS);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** Runs `work`, again if MongoDB asks for it: no effects but through `session`. @throws DatabaseUnavailable */
export function transaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
	return withTimeout(runTransaction(work), 3);
}

async function runTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
	if (!connection.db) throw new DatabaseUnavailable("Not connected to MongoDB");
	const deadline = Date.now() + driverTimeoutMs;
	const session = await connection.startSession();
	try {
		for (let attempt = 0; ; attempt++) {
			try {
				session.startTransaction();
				const result = await work(session);
				await commit(session, deadline);
				return result;
			} catch (error) {
				if (session.inTransaction()) await session.abortTransaction();
				if (!hasLabel(error, "TransientTransactionError")) throw error;
				if (Date.now() > deadline)
					throw new DatabaseUnavailable("The transaction found no end", { cause: error });
				await sleep(Math.random() * Math.min(10 * 2 ** attempt, 1_000));
			}
		}
	} finally {
		await session.endSession();
	}
}

/** Whether an error means 503: the database is away, or we are too busy. */
export function isUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	// A bulk write hides the connection's error in its response.
	if (error instanceof mongo.MongoBulkWriteError && error.errorResponse instanceof Error) {
		return isUnavailable(error.errorResponse);
	}
	// Mongoose throws its base class for a query before the first connection.
	if (error.name === "MongooseError") return connection.readyState !== mongoose.ConnectionStates.connected;
	return (
		error instanceof mongo.MongoNetworkError ||
		outages.has(error.name) ||
		(error instanceof mongo.MongoServerError && stepDownCodes.has(Number(error.code))) ||
		outageLabels.some((label) => hasLabel(error, label))
	);
}

const outages = new Set([
	"DatabaseUnavailable",
	"MongoClientClosedError",
	"MongoNotConnectedError",
	"MongoPoolClosedError",
	"MongoServerClosedError",
	"MongoServerSelectionError",
	"MongoTopologyClosedError",
	"MongoWaitQueueTimeoutError",
	"MongoWriteConcernError",
	"MongooseServerSelectionError",
	"TooBusy",
]);

const stepDownCodes = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);

const outageLabels = ["RetryableWriteError", "TransientTransactionError", "UnknownTransactionCommitResult"];

function hasLabel(error: unknown, label: string): boolean {
	return error instanceof mongo.MongoError && error.hasErrorLabel(label);
}

async function commit(session: ClientSession, deadline: number): Promise<void> {
	for (;;) {
		try {
			return await session.commitTransaction();
		} catch (error) {
			if (!hasLabel(error, "UnknownTransactionCommitResult") || Date.now() > deadline) throw error;
			await sleep(50);
		}
	}
}

async function open(closing: AbortSignal): Promise<void> {
	let opened = false;
	while (!closing.aborted) {
		try {
			// Only once: opening again would replace the client that open sessions belong to.
			if (!opened) await openConnection();
			opened = true;
			await refuseStandalone();
			// After the settings above, which a model takes over when it is made.
			const { moveEvents } = await import("./inquiry/move-events.server.ts");
			await Promise.all(Object.values(mongoose.models).map(makeIndexes));
			await moveEvents();
			return;
		} catch (error) {
			if (closing.aborted) return;
			if (!isUnavailable(error)) throw error;
			log.error({ err: error }, "MongoDB cannot be reached; trying again");
			await sleep(retryAfterMs, undefined, { signal: closing }).catch(() => {});
		}
	}
}

function openConnection() {
	return connection.openUri(env.MONGODB_URI, {
		retryWrites: true,
		writeConcern: { w: "majority" },
		serverSelectionTimeoutMS: driverTimeoutMs,
		connectTimeoutMS: driverTimeoutMs,
		waitQueueTimeoutMS: driverTimeoutMs,
		heartbeatFrequencyMS: 2_000,
		// Frees a connection whose answer never comes. Index builds that take longer go on and are asked for again.
		socketTimeoutMS: 120_000,
	});
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
