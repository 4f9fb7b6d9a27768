import { type Schema, trusted } from "mongoose";
import * as z from "zod";
import { rowsPerPage } from "#models/limits.ts";

/** Cursors, which are not trusted, of the row from which on a page reads, or up to which. */
export type PageAddress = { after?: string; before?: string };

/** `next` and `previous` are the cursors of the pages around it; null if there is none. */
export type Page<Row> = { rows: Row[]; next: string | null; previous: string | null };

export const noRows: Page<never> = { rows: [], next: null, previous: null };

/** The paths that a list is sorted by, all in one direction; the last one is unique. */
export type Order = Readonly<Record<string, 1 | -1>>;

/** What is to be read of a list or of a part of it: rows `beyond` another one, in this order. */
export type Stretch<Part = undefined> = { part: Part; beyond: object; order: Order; limit: number };

type List<Row, Part> = {
	order: Order;
	/** Its schema has the order's paths, and so their types. */
	model: { schema: Schema };
	/** Lists in the same order that follow one another, if it is not one. */
	parts?: readonly Part[];
	read(stretch: Stretch<Part>): Promise<Row[]>;
};

/** Where a row stands: in which part, and its values of the order's paths. */
type Place = { part: number; values: unknown[] };
type Found<Row> = { part: number; row: Row };

/** A page of a list by the keys of its rows, so that any page costs the same. An invalid address gives the first. */
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

/** The bound on the first path is for the index, the `$or` drops its equals. */
function rowsBeyond(order: Order, [value, unique]: unknown[]): object {
	const [[path = "", way] = [], [uniquePath] = []] = Object.entries(order);
	const past = way === 1 ? "$gt" : "$lt";
	if (uniquePath === undefined) return { [path]: trusted({ [past]: value }) };
	return {
		[path]: trusted({ [`${past}e`]: value }),
		$or: [{ [path]: trusted({ [past]: value }) }, { [uniquePath]: trusted({ [past]: unique }) }],
	};
}

/** Only ever one text for a place. */
export const cursorOf = (order: Order, { part, values }: Place): string =>
	Buffer.from(JSON.stringify([Object.keys(order)[0], part, ...values])).toString("base64url");

const valuesOf = (row: object, order: Order): unknown[] =>
	Object.keys(order).map((path) => valueAt(row, path));

const valueAt = (row: object, path: string): unknown =>
	path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], row);

const placeSchema = z.tuple([z.string(), z.int().min(0)], z.string());

/** Null for a cursor that is malformed, of another order, or of a part that there is not. */
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
