import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Schema, trusted } from "mongoose";
import { defineModel, isDuplicate } from "#models/database/model.server.ts";
import { maxLength } from "#models/limits.ts";

/** A migration that was applied, by its name; or the lock, which has a holder. */
interface MigrationRecord {
	_id: string;
	appliedAt?: Date;
	ms?: number;
	holder?: string;
	until?: Date;
}

const schema = new Schema<MigrationRecord>(
	{
		_id: { type: String, maxlength: maxLength.line },
		appliedAt: { type: Date },
		ms: { type: Number },
		holder: { type: String, maxlength: maxLength.line },
		until: { type: Date },
	},
	{ collection: "migrations", versionKey: false },
);

export const records = defineModel<MigrationRecord>("Migration", schema);

const id = "lock";

/** Milliseconds for which a process that was killed still holds the lock. */
const defaultLeaseMs = 15_000;

/** Somebody else has it: this process stood still for longer than its lease. */
export class LockLost extends Error {
	override readonly name = "LockLost";
}

/** Runs work in one process at a time, by MongoDB's clock; `hold` throws LockLost once the lock is another's. */
export async function withLock<Result>(
	work: (hold: () => Promise<void>) => Promise<Result>,
	leaseMs = defaultLeaseMs,
): Promise<Result> {
	const holder = randomUUID();
	const lease = [{ $set: { holder, until: { $add: ["$$NOW", leaseMs] } } }];
	await records.create({ _id: id, until: new Date(0) }).catch((error: unknown) => {
		if (!isDuplicate(error, "_id")) throw error;
	});
	const write = async (where: object) =>
		(await records.updateOne({ _id: id, ...where }, lease, { updatePipeline: true })).matchedCount === 1;
	const isFree = trusted({ $lt: ["$until", "$$NOW"] });
	while (!(await write({ $expr: isFree }))) await sleep(leaseMs / 15);

	const hold = async () => {
		if (!(await write({ holder }))) throw new LockLost("Another process has taken over the migrations");
	};
	const renewal = setInterval(() => hold().catch(() => {}), leaseMs / 3);
	try {
		return await work(hold);
	} finally {
		clearInterval(renewal);
		await records.updateOne({ _id: id, holder }, { until: new Date(0) });
	}
}
