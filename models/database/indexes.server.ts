import mongoose, { type Model } from "mongoose";

/** MongoDB's codes for an index whose keys exist with other options, and for one whose name exists with other keys. */
const conflicts = [85, 86];

/**
 * Creates a model's indexes. Existing ones take the expiry of `models/retention.ts`, and are rebuilt where their name or
 * their keys have changed: until the version that knows a former name has stopped, its queries by it fail.
 */
export async function makeIndexes(model: Model<unknown>): Promise<void> {
	try {
		await model.createIndexes();
	} catch (error) {
		if (!isConflict(error)) throw error;
		await settleConflicts(model);
		await model.createIndexes();
	}
}

const isConflict = (error: unknown): boolean =>
	error instanceof mongoose.mongo.MongoServerError && conflicts.includes(Number(error.code));

async function settleConflicts(model: Model<unknown>): Promise<void> {
	const existing = await model.collection.indexes();
	for (const [keyPattern, { name, expireAfterSeconds }] of model.schema.indexes()) {
		const keys = JSON.stringify(keyPattern);
		const namesake = existing.find((index) => index.name === name && JSON.stringify(index.key) !== keys);
		if (namesake?.name) await model.collection.dropIndex(namesake.name);
		const present = existing.find(({ key }) => JSON.stringify(key) === keys);
		if (!present?.name) continue;
		if (name !== undefined && present.name !== name) {
			await model.collection.dropIndex(present.name);
		} else if (expireAfterSeconds !== undefined) {
			const index = { keyPattern, expireAfterSeconds };
			await model.db.db?.command({ collMod: model.collection.collectionName, index });
		}
	}
}

/**
 * Drops the indexes that no model defines any more. No server of an earlier version may be running, as it cannot list or
 * search without them.
 * @returns their names, as `collection.index`
 */
export async function dropUnusedIndexes(): Promise<string[]> {
	const dropped: string[] = [];
	for (const model of Object.values(mongoose.models)) {
		const names = await model.cleanIndexes();
		dropped.push(...names.map((name) => `${model.collection.collectionName}.${name}`));
	}
	return dropped;
}
