import { createHash } from "node:crypto";
import { type ClientSession, Schema } from "mongoose";
import { defineModel } from "#models/database/model.server.ts";

export type AttemptLimit = { max: number; windowMs: number };

interface AttemptRecord {
	_id: string;
	tries: Date[];
	allowed: boolean;
	expiresAt: Date;
}

const schema = new Schema<AttemptRecord>(
	{
		_id: { type: String, required: true, maxlength: 64 },
		tries: { type: [Date], required: true },
		allowed: { type: Boolean, required: true },
		expiresAt: { type: Date, required: true },
	},
	{ collection: "attempts", versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const attempts = defineModel("Attempt", schema);

const idOf = (key: string) => createHash("sha256").update(key).digest("hex");

export const Attempt = {
	/** Whether the limit is reached, without counting a try. */
	async isSpent(key: string, { max, windowMs }: AttemptLimit, session?: ClientSession): Promise<boolean> {
		const since = Date.now() - windowMs;
		const known = await attempts.findById(idOf(key), null, { session }).lean();
		return (known?.tries ?? []).filter((at) => at.getTime() > since).length >= max;
	},

	/** Counts a try before it is made, so that concurrent ones cannot pass; returns its time, null beyond the limit. */
	async take(key: string, { max, windowMs }: AttemptLimit, session?: ClientSession): Promise<Date | null> {
		const now = new Date();
		const since = new Date(now.getTime() - windowMs);
		// An attack makes many guesses beyond the limit; each costs a read and no write.
		if (await Attempt.isSpent(key, { max, windowMs }, session)) return null;
		const recent = { $filter: { input: { $ifNull: ["$tries", []] }, cond: { $gt: ["$$this", since] } } };
		const record = await attempts.findOneAndUpdate(
			{ _id: idOf(key) },
			[
				{ $set: { tries: recent, expiresAt: new Date(now.getTime() + windowMs) } },
				{ $set: { allowed: { $lt: [{ $size: "$tries" }, max] } } },
				{ $set: { tries: { $cond: ["$allowed", { $concatArrays: ["$tries", [now]] }, "$tries"] } } },
			],
			{ upsert: true, returnDocument: "after", updatePipeline: true, session },
		);
		return record?.allowed ? now : null;
	},

	async giveBack(key: string, at: Date): Promise<void> {
		await attempts.updateOne({ _id: idOf(key) }, { $pull: { tries: at } });
	},
};
