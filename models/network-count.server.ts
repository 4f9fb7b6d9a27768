import { Schema } from "mongoose";
import { defineModel } from "#models/database/model.server.ts";
import { withTimeout } from "#models/database/transaction.server.ts";
import { env } from "#models/settings/env.server.ts";

/** Multiples of NETWORK_LIMIT: a whole office signs in from one network. */
const limits = { form: 1, "wrong sign-in": 1, "sign-in": 10, "sign-up": 1, reset: 1, "wrong link": 1 };
type Limited = keyof typeof limits;

interface CountRecord {
	_id: string;
	count: number;
	expiresAt: Date;
}

const windowMs = 10 * 60 * 1000;

const schema = new Schema<CountRecord>(
	{
		_id: { type: String, required: true, maxlength: 100 },
		count: { type: Number, required: true },
		expiresAt: { type: Date, required: true },
	},
	{ collection: "networkCounts", versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const counts = defineModel("NetworkCount", schema);

// A count lost in a crash harms nobody, so it waits for no majority.
const quickly = { writeConcern: { w: 1 } } as const;

const idOf = (purpose: Limited, networkDigest: string) =>
	`${purpose} ${Math.floor(Date.now() / windowMs)} ${networkDigest}`;

async function addOne(_id: string): Promise<number> {
	const expiresAt = new Date(Date.now() + windowMs);
	const record = await counts
		.findOneAndUpdate(
			{ _id },
			{ $inc: { count: 1 }, $setOnInsert: { expiresAt } },
			{ upsert: true, returnDocument: "after", ...quickly },
		)
		.lean();
	return record.count;
}

export const NetworkCount = {
	/** Counts in spans of ten minutes; false above the limit. An unknown network is not limited. */
	async add(purpose: Limited, networkDigest: string | null): Promise<boolean> {
		if (networkDigest === null) return true;
		return (await withTimeout(addOne(idOf(purpose, networkDigest)))) <= limits[purpose] * env.NETWORK_LIMIT;
	},

	/** Whether no more is allowed, without counting: for what would write more than its count. */
	async isFull(purpose: Limited, networkDigest: string | null): Promise<boolean> {
		if (networkDigest === null) return false;
		const record = await counts.findById(idOf(purpose, networkDigest)).lean();
		return (record?.count ?? 0) >= limits[purpose] * env.NETWORK_LIMIT;
	},

	async takeBack(purpose: Limited, networkDigest: string | null): Promise<void> {
		if (networkDigest === null) return;
		await counts.updateOne({ _id: idOf(purpose, networkDigest) }, { $inc: { count: -1 } }, quickly);
	},
};
