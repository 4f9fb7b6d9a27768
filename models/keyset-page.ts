import { type QueryFilter, Types, trusted } from "mongoose";

export type PageAddress = { after?: string; before?: string };

/** `next` and `previous` are the cursors of the pages around it; null if there is none. */
export type Page<Row> = { rows: Row[]; next: string | null; previous: string | null };

export type Keyset<Row, Key> = {
	size: number;
	keyOf(cursor: string): Key | null;
	cursorOf(row: Row): string;
	read(beyond: Key | null, forward: boolean, limit: number): Promise<Row[]>;
};

/** A page of a list by the keys of its rows, so that any page costs the same. An invalid address gives the first. */
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

type Order = Readonly<Record<string, 1 | -1>>;

export function inDirection(order: Order, forward: boolean): Record<string, 1 | -1> {
	return Object.fromEntries(
		Object.entries(order).map(([path, way]) => [path, forward ? way : (-way as 1 | -1)]),
	);
}

/** Rows after this one: the bound on the first path is for the index, the `$or` drops its equals. */
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
