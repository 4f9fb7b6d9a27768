import { isObjectIdOrHexString, Types, trusted } from "mongoose";
import { type Page, type PageAddress, readKeysetPage } from "./keyset-page.ts";

export type IdRange = {
	beyond: { $lt: Types.ObjectId } | { $gt: Types.ObjectId } | undefined;
	order: 1 | -1;
	limit: number;
};

/** {@link readKeysetPage} by id, that is, by age. @param order 1 for the oldest first, -1 for the newest */
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
