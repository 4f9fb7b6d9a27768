import type { Types } from "mongoose";
import { maxLength } from "#models/limits.ts";
import { isDuplicate } from "#models/model.server.ts";

export type Submitted = { id: string; at: Date; repeated: boolean };

type Stored = { _id: Types.ObjectId };

export const submissionIdPath = { type: String, required: true, maxlength: maxLength.choice } as const;

const running = new Map<string, Promise<Submitted>>();

/** Stores a submission once, however often it is sent; `store` needs a unique index on the submission's id. */
export async function submitOnce(
	key: string,
	store: () => Promise<Stored>,
	findFirst: () => PromiseLike<Stored | null>,
): Promise<Submitted> {
	const same = running.get(key);
	if (same) return { ...(await same), repeated: true };
	const mine = storeOrFind(store, findFirst);
	running.set(key, mine);
	try {
		return await mine;
	} finally {
		running.delete(key);
	}
}

async function storeOrFind(
	store: () => Promise<Stored>,
	findFirst: () => PromiseLike<Stored | null>,
): Promise<Submitted> {
	try {
		const { _id } = await store();
		return { id: String(_id), at: _id.getTimestamp(), repeated: false };
	} catch (error) {
		const first = isDuplicate(error, "submissionId") && (await findFirst());
		if (!first) throw error;
		return { id: String(first._id), at: first._id.getTimestamp(), repeated: true };
	}
}
