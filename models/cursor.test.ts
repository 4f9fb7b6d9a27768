import fc from "fast-check";
import { expect, test } from "vitest";
import { cursorOf, positionOf } from "#models/cursor.ts";

const id = fc.stringMatching(/^[0-9a-f]{24}$/);
const place = fc.oneof(
	fc.record({
		order: fc.constantFrom("date", "deleted"),
		segment: fc.nat(2),
		value: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
		id,
	}),
	fc.record({
		order: fc.constantFrom("company", "followUp"),
		segment: fc.nat(2),
		value: fc.string({ unit: "binary" }),
		id,
	}),
);

test("a position is read as it was written, in its own order and within the list only", () => {
	fc.assert(
		fc.property(place, (position) => {
			const cursor = cursorOf(position);
			expect(cursor).toMatch(/^[\w-]+$/);
			expect(positionOf(cursor, position.order, 3)).toEqual(position);
			expect(positionOf(cursor, "urgency", 3)).toBeNull();
			expect(positionOf(cursor, position.order, position.segment)).toBeNull();
		}),
	);
});

test("any text is a cursor of ours or none", () => {
	const forged = fc
		.tuple(fc.anything(), fc.anything(), fc.anything(), fc.oneof(id, fc.anything()))
		.map((parts) => Buffer.from(JSON.stringify(parts) ?? "").toString("base64url"));
	const spoilt = fc.tuple(place, fc.string({ maxLength: 3 })).map(([one, more]) => cursorOf(one) + more);
	fc.assert(
		fc.property(fc.oneof(fc.string({ unit: "binary" }), forged, spoilt), (text) => {
			for (const order of ["date", "company", "followUp", "deleted"]) {
				const position = positionOf(text, order, 3);
				if (position) expect(cursorOf(position)).toBe(text);
			}
		}),
		{ numRuns: 500 },
	);
});

test.each([
	["a time that is none", ["date", 0, "2026", "a".repeat(24)]],
	["a time of deletion that is none", ["deleted", 0, "2026", "a".repeat(24)], "deleted"],
	["a list further than the last", ["date", 3, "2026-11-20T02:00:00.000Z", "a".repeat(24)]],
	["another order", ["company", 0, "x", "a".repeat(24)]],
])("%s is refused", (_, parts, order = "date") => {
	expect(positionOf(Buffer.from(JSON.stringify(parts)).toString("base64url"), order, 3)).toBeNull();
});
