import mongoose, { type ClientSession } from "mongoose";
import { env } from "#models/settings/env.server.ts";

const { connection, mongo } = mongoose;

/** Less than a request waits, so that the request gets the driver's error. */
export const driverTimeoutMs = 0.8 * env.MONGODB_TIMEOUT_MS;

/** Answered with 503: the database is away, too slow, or not ready for this version. */
export class DatabaseUnavailable extends Error {
	override readonly name = "DatabaseUnavailable";
}

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

/** How many times MONGODB_TIMEOUT_MS a transaction is tried, and waited for. */
const patience = 3;

/** Runs `work`, again if MongoDB asks for it: no effects but through `session`. @throws DatabaseUnavailable */
export function transaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
	return withTimeout(runTransaction(work), patience);
}

async function runTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
	if (!connection.db) throw new DatabaseUnavailable("Not connected to MongoDB");
	const until = Date.now() + patience * env.MONGODB_TIMEOUT_MS;
	const session = await connection.startSession();
	try {
		return await session.withTransaction(async () => {
			// The driver would go on for two minutes.
			if (Date.now() > until) throw new DatabaseUnavailable("Nobody waits for the transaction any more");
			return work(session);
		});
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
		brokenOff.has((error as NodeJS.ErrnoException).code ?? "") ||
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

/** The driver passes on a socket's own error where writing to it fails. */
const brokenOff = new Set(["ECONNRESET", "EPIPE"]);

const stepDownCodes = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);

const outageLabels = ["RetryableWriteError", "TransientTransactionError", "UnknownTransactionCommitResult"];

function hasLabel(error: unknown, label: string): boolean {
	return error instanceof mongo.MongoError && error.hasErrorLabel(label);
}
