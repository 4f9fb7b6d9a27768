import type { mongo } from "mongoose";
import type { Stretch } from "#models/database/page.server.ts";

/** What a search examines, in the order of an index, and which of those records match. Neither is cast by Mongoose. */
export type Search = { index: string; looksAt: object; finds: object };

/** How many records a search examines, from where the page begins. */
export const mostLookedAt = 5_000;

/** Finds what matches among the first {@link mostLookedAt} records beyond a place of the list. */
export function findBounded<Found extends object>(
	collection: mongo.Collection,
	{ index, looksAt, finds }: Search,
	{ beyond, order, limit }: Pick<Stretch, "beyond" | "order" | "limit">,
	paths: Readonly<Record<string, 1>>,
): Promise<Found[]> {
	const stages = [
		{ $match: { $and: [looksAt, beyond] } },
		{ $sort: order },
		{ $limit: mostLookedAt },
		{ $match: finds },
		{ $limit: limit },
		{ $project: paths },
	];
	return collection.aggregate<Found>(stages, { hint: index }).toArray();
}

/** Whether there are more records than a search examines, so that it may have missed some. */
export async function isBounded(collection: mongo.Collection, { index, looksAt }: Search): Promise<boolean> {
	const limit = mostLookedAt + 1;
	return (await collection.countDocuments(looksAt, { limit, hint: index })) === limit;
}

/** The word that is probably the rarest. */
export const longestOf = (words: string[]): string =>
	words.reduce((one, other) => (other.length > one.length ? other : one), "");
