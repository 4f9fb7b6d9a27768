import { Schema } from "mongoose";
import { env } from "#app/server/env.server.ts";
import { compile } from "./model.server.ts";

/** What one network may do so often only. */
export type Limited = "form" | "sign-in" | "sign-up" | "reset";

interface CountRecord {
	/** Purpose, window and keyed digest of the network. */
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

const counts = compile("NetworkCount", schema);

// A count that a crash loses harms nobody, so it waits for no majority.
const quickly = { writeConcern: { w: 1 } } as const;

const idOf = (purpose: Limited, network: string) =>
	`${purpose} ${Math.floor(Date.now() / windowMs)} ${network}`;

/** Counts by network, in spans of ten minutes, what would be a nuisance in great numbers; shared by all processes. */
export const NetworkCount = {
	/**
	 * Counts one more.
	 * @param network as `networkOf` gives it; null, where it is not known, is not limited
	 * @returns false where NETWORK_LIMIT is passed
	 */
	async add(purpose: Limited, network: string | null): Promise<boolean> {
		if (network === null) return true;
		const expiresAt = new Date(Date.now() + windowMs);
		const change = { $inc: { count: 1 }, $setOnInsert: { expiresAt } };
		const options = { upsert: true, returnDocument: "after", ...quickly } as const;
		const record = await counts.findOneAndUpdate({ _id: idOf(purpose, network) }, change, options).lean();
		return (record?.count ?? 0) <= env.NETWORK_LIMIT;
	},

	/** Takes one back that turned out to be none of those to limit. */
	async takeBack(purpose: Limited, network: string | null): Promise<void> {
		if (network === null) return;
		await counts.updateOne({ _id: idOf(purpose, network) }, { $inc: { count: -1 } }, quickly);
	},
};
