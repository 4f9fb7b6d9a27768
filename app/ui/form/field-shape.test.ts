import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import type { FieldTable } from "#models/form-fields.ts";
import { shapeOf } from "./field-shape.ts";
import { z } from "./zod.ts";

const options = ["small", "large"] as const;

const kinds = {
	text: { kind: "text", max: 10 },
	longText: { kind: "longText", max: 10 },
	email: { kind: "email", max: 254 },
	phone: { kind: "phone", max: 60 },
	choice: { kind: "choice", options },
	wholeNumber: { kind: "wholeNumber", least: 1, most: 5000 },
	day: { kind: "day" },
} as const satisfies FieldTable;

const required = Object.fromEntries(
	Object.entries(kinds).map(([name, field]) => [name, { ...field, required: true as const }]),
);

function sent(table: FieldTable, typed: Record<string, string>) {
	const schema = z.object(shapeOf(table, (name) => `${name}Required`));
	const submission = parseWithZod(new URLSearchParams(typed), { schema });
	return submission.status === "success" ? submission.value : submission.reply().error;
}

test("a field of each kind may be left empty, unless it is required", () => {
	const empty = Object.fromEntries(Object.keys(kinds).map((name) => [name, ""]));
	expect(sent(kinds, empty)).toEqual({});
	expect(sent(required, empty)).toEqual(
		Object.fromEntries(Object.keys(kinds).map((name) => [name, [`${name}Required`]])),
	);
});

test.each([
	["text", " Gỗ ", "Gỗ"],
	["email", "Hà <ha@gom.vn>", "ha@gom.vn"],
	["choice", "large", "large"],
	["wholeNumber", "350", 350],
	["wholeNumber", " 1.200 ", 1200],
	["wholeNumber", "1,200", 1200],
	["day", "2026-12-01", "2026-12-01"],
])("%s: %j is stored as %j", (name, typed, stored) => {
	for (const table of [kinds, required])
		expect(
			sent({ [name]: table[name as keyof typeof kinds] as FieldTable[string] }, { [name]: typed }),
		).toEqual({
			[name]: stored,
		});
});

test.each([
	["text", "12345678901", "tooLong:10"],
	["choice", "medium", "choiceInvalid"],
	["wholeNumber", "0", "wholeNumber:1–5000"],
	["wholeNumber", "5001", "wholeNumber:1–5000"],
	["wholeNumber", "12 people", "wholeNumber:1–5000"],
	["wholeNumber", "1.5", "wholeNumber:1–5000"],
	["wholeNumber", "1.20", "wholeNumber:1–5000"],
	["day", "2026-02-30", "dayInvalid"],
	["day", "tomorrow", "dayInvalid"],
])("%s: %j is refused", (name, typed, code) => {
	expect(sent({ [name]: kinds[name as keyof typeof kinds] }, { [name]: typed })).toEqual({ [name]: [code] });
});
