import { type Schema, trusted } from "mongoose";
import * as z from "zod";
import { rowsPerPage } from "#models/limits.ts";

/** Untrusted cursors: the page begins after one row, or ends before the other. */
export type PageAddress = { after?: string; before?: string };

/** `next` and `previous` are the cursors of the pages around it; null if there is none. */
export type Page<Row> = { rows: Row[]; next: string | null; previous: string | null };

export const noRows: Page<never> = { rows: [], next: null, previous: null };

/** The sort keys of a list, all in one direction; the last one is unique. */
export type Order = Readonly<Record<string, 1 | -1>>;

/** Which rows of a part to read: those that match `beyond`, in this order. */
export type Stretch<Part = undefined> = { part: Part; beyond: object; order: Order; limit: number };

type List<Row, Part> = {
	order: Order;
	/** Cursors are cast by the types that its schema gives the sort keys. */
	model: { schema: Schema };
	/** The parts of a list that is made of several, which follow one another in the same order. */
	parts?: readonly Part[];
	read(stretch: Stretch<Part>): Promise<Row[]>;
};

/** The position of a row: its part, and its values of the sort keys. */
type Place = { part: number; values: unknown[] };
type Found<Row> = { part: number; row: Row };

/** Reads a page by keyset pagination, so that every page costs the same. An invalid cursor gives the first page. */
export async function readPage<Row extends object, Part = undefined>(
	{ after, before }: PageAddress,
	list: List<Row, Part>,
): Promise<Page<Row>> {
	const parts = list.parts ?? [undefined as Part];
	const start = placeAt(list, parts.length, after ?? before ?? "");
	const forward = start === null || after !== undefined;
	const found = await readFrom(list, parts, start, forward);
	if (start !== null && found.length === 0) return readPage({}, list);
	const isMore = found.length > rowsPerPage;
	const shown = found.slice(0, rowsPerPage);
	if (!forward) shown.reverse();
	const [first, last] = [shown.at(0), shown.at(-1)];
	const cursor = ({ part, row }: Found<Row>) =>
		cursorOf(list.order, { part, values: valuesOf(row, list.order) });
	return {
		rows: shown.map(({ row }) => row),
		next: last && (isMore || !forward) ? cursor(last) : null,
		previous: first && start !== null && (isMore || forward) ? cursor(first) : null,
	};
}

async function readFrom<Row, Part>(
	{ order, read }: List<Row, Part>,
	parts: readonly Part[],
	start: Place | null,
	forward: boolean,
): Promise<Found<Row>[]> {
	const found: Found<Row>[] = [];
	const way = forward ? order : reversed(order);
	const numbered = [...parts.entries()].filter(([part]) =>
		!start || forward ? part >= (start?.part ?? 0) : part <= start.part,
	);
	for (const [number, part] of forward ? numbered : numbered.reverse()) {
		const beyond = number === start?.part ? rowsBeyond(way, start.values) : {};
		const rows = await read({ part, beyond, order: way, limit: rowsPerPage + 1 - found.length });
		found.push(...rows.map((row) => ({ part: number, row })));
		if (found.length > rowsPerPage) break;
	}
	return found;
}

const reversed = (order: Order): Order =>
	Object.fromEntries(Object.entries(order).map(([path, way]) => [path, way === 1 ? -1 : 1]));

/** The bound on the first key lets the index seek; the `$or` then drops rows with an equal one. */
function rowsBeyond(order: Order, [value, unique]: unknown[]): object {
	const [[path = "", way] = [], [uniquePath] = []] = Object.entries(order);
	const past = way === 1 ? "$gt" : "$lt";
	if (uniquePath === undefined) return { [path]: trusted({ [past]: value }) };
	return {
		[path]: trusted({ [`${past}e`]: value }),
		$or: [{ [path]: trusted({ [past]: value }) }, { [uniquePath]: trusted({ [past]: unique }) }],
	};
}

/** A position has exactly one cursor, so that a forged one is noticed. */
export const cursorOf = (order: Order, { part, values }: Place): string =>
	Buffer.from(JSON.stringify([Object.keys(order)[0], part, ...values])).toString("base64url");

/** The first sort key's value in a cursor that {@link readPage} has accepted. */
export const firstValueIn = (cursor: string): unknown =>
	JSON.parse(Buffer.from(cursor, "base64url").toString())[2];

const valuesOf = (row: object, order: Order): unknown[] =>
	Object.keys(order).map((path) => valueAt(row, path));

const valueAt = (row: object, path: string): unknown =>
	path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], row);

const placeSchema = z.tuple([z.string(), z.int().min(0)], z.string());

/** Returns null for a cursor that is malformed, or belongs to another order or list. */
function placeAt<Row, Part>({ order, model }: List<Row, Part>, parts: number, cursor: string): Place | null {
	try {
		const written = JSON.parse(Buffer.from(cursor, "base64url").toString());
		const [, part, ...values] = placeSchema.parse(written);
		const cast = Object.keys(order).map((path, index) => model.schema.path(path).cast(values[index]));
		const place = { part, values: cast };
		return part < parts && cursorOf(order, place) === cursor ? place : null;
	} catch {
		return null;
	}
}
