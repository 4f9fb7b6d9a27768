import type { mongo } from "mongoose";
import type { Stretch } from "#models/database/page.server.ts";

/** What a search looks at, as an index gives it, and which of that it finds. An aggregation takes both as they are. */
export type Search = { index: string; looksAt: object; finds: object };

/** So many records a search looks at, from where a page begins. */
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

/** Whether there is more than a search looks at, so that it may have missed something. */
export async function isBounded(collection: mongo.Collection, { index, looksAt }: Search): Promise<boolean> {
	const limit = mostLookedAt + 1;
	return (await collection.countDocuments(looksAt, { limit, hint: index })) === limit;
}

/** The word that the fewest are likely to have. */
export const longestOf = (words: string[]): string =>
	words.reduce((one, other) => (other.length > one.length ? other : one), "");
