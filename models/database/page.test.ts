import fc from "fast-check";
import { Schema, Types } from "mongoose";
import { expect, test } from "vitest";
import { rowsPerPage } from "#models/limits.ts";
import { cursorOf, type Order, type PageAddress, readPage, type Stretch } from "./page.server.ts";

type Row = { at: Date; name: string; _id: Types.ObjectId };
type Bound = { [path: string]: { $gt?: unknown; $gte?: unknown; $lt?: unknown; $lte?: unknown } };

const model = { schema: new Schema({ at: Date, name: String }) };
const orders = { at: { at: -1, _id: -1 }, name: { name: 1, _id: 1 }, id: { _id: 1 } } as const;

/** Compares two values of one field as MongoDB does. */
function compare(one: unknown, other: unknown): number {
	const [a, b] = [one, other].map((value) => (value instanceof Date ? value.getTime() : String(value)));
	return a === b || a === undefined || b === undefined ? 0 : a < b ? -1 : 1;
}

function fits(row: Row, { $or, ...bounds }: Bound & { $or?: Bound[] }): boolean {
	const isWithin = (path: string, { $gt, $gte, $lt, $lte }: Bound[string]) => {
		const value = row[path as keyof Row];
		return (
			($gt === undefined || compare(value, $gt) > 0) &&
			($gte === undefined || compare(value, $gte) >= 0) &&
			($lt === undefined || compare(value, $lt) < 0) &&
			($lte === undefined || compare(value, $lte) <= 0)
		);
	};
	const isInAll = (some: Bound) => Object.entries(some).every(([path, bound]) => isWithin(path, bound));
	return isInAll(bounds as Bound) && (!$or || $or.some(isInAll));
}

function read(rows: Row[], order: Order, { beyond, order: sorted, limit }: Stretch<unknown>): Row[] {
	const paths = Object.keys(order) as (keyof Row)[];
	const found = rows.filter((row) => fits(row, beyond as Bound));
	const byPaths = (one: Row, other: Row) =>
		paths.reduce((way, path) => way || (sorted[path] ?? 1) * compare(one[path], other[path]), 0);
	return found.sort(byPaths).slice(0, limit);
}

const listOf = (order: Order, parts: Row[][]) => ({
	order,
	model,
	parts,
	read: async (stretch: Stretch<Row[]>) => read([...stretch.part], order, stretch),
});

/** Few different times and names, so that many rows have equals. */
const row = fc.record({
	at: fc.nat(3).map((day) => new Date(Date.UTC(2026, 10, 20 + day))),
	name: fc.constantFrom("", "an", "bình", "chị Ý"),
	_id: fc
		.nat()
		.map((seconds) => new Types.ObjectId(`${seconds.toString(16).padStart(8, "0")}${"0".repeat(16)}`)),
});
const someRows = fc.uniqueArray(row, {
	maxLength: 2 * rowsPerPage,
	size: "max",
	selector: ({ _id }) => String(_id),
});
const order = fc.constantFrom<Order>(...Object.values(orders));
const id = "a".repeat(24);
const written = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString("base64url");

test("pages hold all rows of all parts once, in order, there and back", async () => {
	await fc.assert(
		fc.asyncProperty(order, fc.array(someRows, { minLength: 1, maxLength: 3 }), async (order, parts) => {
			const list = listOf(order, parts);
			const whole = { part: undefined, beyond: {}, order, limit: Number.POSITIVE_INFINITY };
			const all = parts.flatMap((rows) => read([...rows], order, whole));
			let page = await readPage({}, list);
			expect(page.previous).toBeNull();
			const there = [...page.rows];
			while (page.next) {
				expect(page.next).toMatch(/^[\w-]+$/);
				page = await readPage({ after: page.next }, list);
				there.push(...page.rows);
			}
			expect(there).toEqual(all);
			const back = [...page.rows];
			while (page.previous) {
				page = await readPage({ before: page.previous }, list);
				expect(page.next).not.toBeNull();
				back.unshift(...page.rows);
			}
			expect(back).toEqual(all);
		}),
	);
});

test("of a list that ends with a full page nothing is said to come behind it", async () => {
	const rows = Array.from({ length: 2 * rowsPerPage }, () => ({
		at: new Date(0),
		name: "",
		_id: new Types.ObjectId(),
	}));
	const list = listOf(orders.at, [rows]);
	const first = await readPage({}, list);
	const last = await readPage({ after: first.next ?? "" }, list);
	expect(last).toMatchObject({ rows: expect.objectContaining({ length: rowsPerPage }), next: null });
	expect(await readPage({ before: last.previous ?? "" }, list)).toEqual(first);
	expect(first.previous).toBeNull();
});

test("whatever the cursor is, a list is asked only with values of its own types, in its own parts", async () => {
	const forged = fc
		.tuple(fc.constantFrom("at", "name", "_id"), fc.anything(), fc.anything(), fc.anything())
		.map((parts) => Buffer.from(JSON.stringify(parts) ?? "").toString("base64url"));
	const cursor = fc.oneof(fc.string({ unit: "binary" }), forged);
	const types = { at: Date, _id: Types.ObjectId };
	await fc.assert(
		fc.asyncProperty(cursor, fc.constantFrom("after", "before"), async (text, side) => {
			for (const order of [orders.at, orders.id]) {
				const [path] = Object.keys(order) as ("at" | "_id")[];
				const address: PageAddress = { [side]: text };
				await readPage<Row>(address, {
					order,
					model,
					async read({ beyond }) {
						const bounds = Object.values((beyond as Bound)[path ?? "at"] ?? {});
						for (const value of bounds) expect(value).toBeInstanceOf(types[path ?? "at"]);
						return [];
					},
				});
			}
		}),
		{ numRuns: 500 },
	);
});

test.each([
	["a time that is none", written("at", 0, "2026", id)],
	["an id that is none", written("at", 0, "2026-11-20T02:00:00.000Z", "twelve signs")],
	["a part further than the last", written("at", 2, "2026-11-20T02:00:00.000Z", id)],
	["another order", written("name", 0, "x", id)],
	["something behind it", `${cursorOf(orders.at, { part: 0, values: [new Date(0), id] })}A`],
])("with %s the first page is shown", async (_, cursor) => {
	const rows = Array.from({ length: rowsPerPage + 5 }, (_, day) => ({
		at: new Date(Date.UTC(2026, 10, 18 + day)),
		name: "",
		_id: new Types.ObjectId(),
	}));
	const list = listOf(orders.at, [rows, rows]);
	const first = await readPage({}, list);
	expect(first.rows).toHaveLength(rowsPerPage);
	for (const address of [{ after: cursor }, { before: cursor }]) {
		expect(await readPage(address, list)).toEqual(first);
	}
});
