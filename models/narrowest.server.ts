import type { Model, QueryFilter } from "mongoose";

/** What an index gives in the order of a list. */
export type Narrowing<Record> = { filter: QueryFilter<Record>; index: string };

/** Mostly one is rare, so none is counted far at first; what has more than the last of these is common. */
const limits = [100, 2_000];

/**
 * Of filters that all must hold, the one that the fewest records match: a list reads that one's index, and looks at its
 * records for the rest. Counts entries of indexes alone.
 * @param ways at least one
 * @returns the first of those that are equally narrow
 */
export async function narrowest<Record>(
	model: Model<Record>,
	ways: Narrowing<Record>[],
): Promise<Narrowing<Record>> {
	let found = ways.map((way) => ({ way, count: Number.POSITIVE_INFINITY }));
	for (const limit of ways.length > 1 ? limits : []) {
		found = await Promise.all(
			ways.map(async (way) => {
				const { filter, index } = way;
				return { way, count: await model.countDocuments(filter).limit(limit).hint(index) };
			}),
		);
		if (found.some(({ count }) => count < limit)) break;
	}
	return found.reduce((one, other) => (other.count < one.count ? other : one)).way;
}
