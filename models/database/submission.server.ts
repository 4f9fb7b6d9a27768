import { maxLength } from "#models/limits.ts";
import { isDuplicate } from "./model.server.ts";

/** Under a unique index, so that a form that is sent twice is stored once. */
export const submissionIdPath = { type: String, required: true, maxlength: maxLength.choice } as const;

type Once<Stored> = { stored: Stored; repeated: boolean };

const running = new Map<string, Promise<Once<unknown>>>();

/** Stores a submission once, however often it is sent. @returns the stored record, and whether it was there before */
export async function submitOnce<Stored>(
	key: string,
	store: () => Promise<Stored>,
	findFirst: () => PromiseLike<Stored | null>,
): Promise<Once<Stored>> {
	const same = running.get(key) as Promise<Once<Stored>> | undefined;
	if (same) return { ...(await same), repeated: true };
	const mine = storeOrFind(store, findFirst);
	running.set(key, mine);
	try {
		return await mine;
	} finally {
		running.delete(key);
	}
}

async function storeOrFind<Stored>(
	store: () => Promise<Stored>,
	findFirst: () => PromiseLike<Stored | null>,
): Promise<Once<Stored>> {
	try {
		return { stored: await store(), repeated: false };
	} catch (error) {
		const first = isDuplicate(error, "submissionId") && (await findFirst());
		if (!first) throw error;
		return { stored: first, repeated: true };
	}
}
