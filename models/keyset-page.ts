import { type QueryFilter, Types, trusted } from "mongoose";

/** Which page of a list is asked for: what follows a row, or what stands before it; the first one without either. */
export type PageAddress = { after?: string; before?: string };

/** One page of a list. `next` and `previous` are the `after` and `before` of the pages around it; null where there is none. */
export type Page<Row> = { rows: Row[]; next: string | null; previous: string | null };

/** How a list is read, and how the place of a row in it stands in an address. */
export type Keyset<Row, Key> = {
	/** Rows on a page. */
	size: number;
	/** @returns null for a text that is no place in this list */
	keyOf(cursor: string): Key | null;
	cursorOf(row: Row): string;
	/** Reads rows from beyond a key, or from the end of the list, forward or backward. */
	read(beyond: Key | null, forward: boolean, limit: number): Promise<Row[]>;
};

/**
 * Reads one page of a list by the keys of its rows, so that a page far down costs no more than the first.
 * @param address not trusted; what is no place in the list, or has nothing beyond it, gives the first page
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

/** An order by one path, and by id where that is equal. */
type Order = Readonly<Record<string, 1 | -1>>;

/** An order, or its reverse. */
export function inDirection(order: Order, forward: boolean): Record<string, 1 | -1> {
	return Object.fromEntries(
		Object.entries(order).map(([path, way]) => [path, forward ? way : (-way as 1 | -1)]),
	);
}

/**
 * What comes after a row; the bound on the first path is for the index, the choice drops its equals.
 * @param value of the row, at the first path of the order
 */
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
