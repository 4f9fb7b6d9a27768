import { isObjectIdOrHexString, Types, trusted } from "mongoose";

/** Which page of a list is asked for: what follows an id, or what stands before it; the first one without either. */
export type PageAddress = { after?: string; before?: string };

/** One page of what is listed by id. `next` and `previous` are the `after` and `before` of the pages around it. */
export type IdPage<Row> = { rows: Row[]; next: string | null; previous: string | null };

/** How to read the rows of a page. */
export type IdRange = {
	/** What the id must be, beyond the id where the page begins. */
	beyond: { $lt: Types.ObjectId } | { $gt: Types.ObjectId } | undefined;
	order: 1 | -1;
	limit: number;
};

/**
 * Reads one page of a list in the order of ids, which is that of their making.
 * @param address not trusted; what is no id, or has nothing beyond it, gives the first page
 * @param order 1 for the oldest first, -1 for the newest
 * @param size rows of a page
 * @param read reads rows in a range
 */
export async function readIdPage<Row>(
	address: PageAddress,
	order: 1 | -1,
	size: number,
	read: (range: IdRange) => Promise<Row[]>,
	idOf: (row: Row) => string,
): Promise<IdPage<Row>> {
	const start = address.after ?? address.before;
	const from = isObjectIdOrHexString(start) ? new Types.ObjectId(start) : null;
	const isBackward = from !== null && address.after === undefined;
	const way = isBackward ? (-order as 1 | -1) : order;
	const beyond = from ? trusted(way > 0 ? { $gt: from } : { $lt: from }) : undefined;
	const found = await read({ beyond, order: way, limit: size + 1 });
	if (from && found.length === 0) return readIdPage({}, order, size, read, idOf);
	const isMore = found.length > size;
	const rows = found.slice(0, size);
	if (isBackward) rows.reverse();
	const [first, last] = [rows.at(0), rows.at(-1)];
	return {
		rows,
		next: last && (isMore || isBackward) ? idOf(last) : null,
		previous: first && from && (isMore || !isBackward) ? idOf(first) : null,
	};
}
