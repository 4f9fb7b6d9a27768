import { isObjectIdOrHexString, Types, trusted } from "mongoose";
import { type Page, type PageAddress, readKeysetPage } from "./keyset-page.ts";

/** How to read the rows of a page. */
export type IdRange = {
	/** What the id must be, beyond the id where the page begins. */
	beyond: { $lt: Types.ObjectId } | { $gt: Types.ObjectId } | undefined;
	order: 1 | -1;
	limit: number;
};

/**
 * Reads one page of a list in the order of ids, which is that of their making.
 * @param address not trusted, as for {@link readKeysetPage}
 * @param order 1 for the oldest first, -1 for the newest
 * @param size rows of a page
 * @param read reads rows in a range
 */
export function readIdPage<Row>(
	address: PageAddress,
	order: 1 | -1,
	size: number,
	read: (range: IdRange) => Promise<Row[]>,
	idOf: (row: Row) => string,
): Promise<Page<Row>> {
	return readKeysetPage(address, {
		size,
		keyOf: (cursor) => (isObjectIdOrHexString(cursor) ? new Types.ObjectId(cursor) : null),
		cursorOf: idOf,
		read: (id, forward, limit) => {
			const way = forward ? order : (-order as 1 | -1);
			return read({
				beyond: id ? trusted(way > 0 ? { $gt: id } : { $lt: id }) : undefined,
				order: way,
				limit,
			});
		},
	});
}
