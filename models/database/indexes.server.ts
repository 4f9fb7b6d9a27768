import mongoose, { type Model } from "mongoose";

/** MongoDB's code for an index that exists with another expiry. */
const optionsConflict = 85;

/** Makes the indexes of a model, and changes the expiry of existing ones to that of `models/retention.ts`. */
export async function makeIndexes(model: Model<unknown>): Promise<void> {
	try {
		await model.createIndexes();
	} catch (error) {
		if (!(error instanceof mongoose.mongo.MongoServerError && error.code === optionsConflict)) throw error;
		await applyRetention(model);
		await model.createIndexes();
	}
}

async function applyRetention(model: Model<unknown>): Promise<void> {
	const existing = await model.collection.indexes();
	for (const [keyPattern, { expireAfterSeconds }] of model.schema.indexes()) {
		const path = JSON.stringify(keyPattern);
		if (expireAfterSeconds === undefined || !existing.some(({ key }) => JSON.stringify(key) === path))
			continue;
		const index = { keyPattern, expireAfterSeconds };
		await model.db.db?.command({ collMod: model.collection.collectionName, index });
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
