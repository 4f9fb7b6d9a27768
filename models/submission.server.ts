import type { ClientSession, Types } from "mongoose";
import { maxLength } from "#app/content/limits.ts";
import { transaction } from "#app/server/db.server.ts";
import { isDuplicate } from "./model.server.ts";

/** What a submit answers: the record's id, and whether an earlier submit had stored it. */
export type Submitted = { id: string; repeated: boolean };

type Stored = { _id: Types.ObjectId };

export const submissionIdPath = { type: String, required: true, maxlength: maxLength.choice } as const;

/**
 * Stores a submission at most once, however often and concurrently its form is sent.
 * @param store inserts everything through the session; the collection has a unique index on the submission's id
 * @param findFirst finds what an earlier submit has stored
 */
export async function submitOnce(
	store: (session: ClientSession) => Promise<Stored>,
	findFirst: () => PromiseLike<Stored | null>,
): Promise<Submitted> {
	try {
		const { _id } = await transaction(store);
		return { id: String(_id), repeated: false };
	} catch (error) {
		const first = isDuplicate(error, "submissionId") && (await findFirst());
		if (!first) throw error;
		return { id: String(first._id), repeated: true };
	}
}
