import { type QueryFilter, Types, trusted } from "mongoose";

/** What follows a row, or what stands before it; the first page without either. */
export type PageAddress = { after?: string; before?: string };

/** `next` and `previous` are the `after` and `before` of the pages around it; null where there is none. */
export type Page<Row> = { rows: Row[]; next: string | null; previous: string | null };

export type Keyset<Row, Key> = {
	size: number;
	/** Null for a text that is no place in this list. */
	keyOf(cursor: string): Key | null;
	cursorOf(row: Row): string;
	/** From beyond a key, or from the end of the list. */
	read(beyond: Key | null, forward: boolean, limit: number): Promise<Row[]>;
};

/**
 * One page of a list by the keys of its rows, so that a page far down costs no more than the first; an address, not
 * trusted, that leads nowhere gives the first.
 */
export async function readKeysetPage<Row, Key>(
	{ after, before }: PageAddress,
	list: Keyset<Row, Key>,
): Promise<Page<Row>> {
	const key = list.keyOf(after ?? before ?? "");
	const forward = key === null || after !== undefined;
	const found = await list.read(key, forward, list.size + 1);
	if (key !== null && found.length === 0) return readKeysetPage({}, list);
	const isMore = found.length > list.size;
	const rows = found.slice(0, list.size);
	if (!forward) rows.reverse();
	const [first, last] = [rows.at(0), rows.at(-1)];
	return {
		rows,
		next: last && (isMore || !forward) ? list.cursorOf(last) : null,
		previous: first && key !== null && (isMore || forward) ? list.cursorOf(first) : null,
	};
}

/** By one path, and by id where that is equal. */
type Order = Readonly<Record<string, 1 | -1>>;

/** An order, turned round where a page is read backwards. */
export function inDirection(order: Order, forward: boolean): Record<string, 1 | -1> {
	return Object.fromEntries(
		Object.entries(order).map(([path, way]) => [path, forward ? way : (-way as 1 | -1)]),
	);
}

/** What comes after a row: the bound on the first path is for the index, the choice drops its equals. */
export function beyondRow<Row>(
	order: Order,
	value: Date | string,
	id: string,
	forward: boolean,
): QueryFilter<Row> {
	const [[path, way]] = Object.entries(order) as [[string, number]];
	const past = way > 0 === forward ? "$gt" : "$lt";
	return {
		[path]: trusted({ [`${past}e`]: value }),
		$or: [{ [path]: trusted({ [past]: value }) }, { _id: trusted({ [past]: new Types.ObjectId(id) }) }],
	} as QueryFilter<Row>;
}
