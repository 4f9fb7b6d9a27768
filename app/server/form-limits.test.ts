import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import type { $ZodObject } from "zod/v4/core";
import { newInquirySchema } from "#app/routes/portal/inquiries/schema.ts";
import { contactSchema } from "#app/routes/site/contact/schema.ts";
import { demoSchema } from "#app/routes/site/demo/schema.ts";
import { trialSchema } from "#app/routes/site/trial/schema.ts";
import type { Field, FieldTable } from "#models/form-fields.ts";
import { inquiryFields } from "#models/inquiry/fields.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { contactFields, demoFields, trialFields } from "#models/request/fields.ts";
import { submitRequest } from "#models/request/submit.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields as anInquiry, viewerNamed } from "#tests/support/inquiries.ts";
import { aDemo, aMessage, aTrial } from "#tests/support/request-fields.ts";

useDatabase();

type Texts = Record<string, string>;

/** The longest that a form lets somebody type into each of its fields, as it says itself, before it is sent. */
function longestTexts(schema: $ZodObject): Texts {
	const tooLong = Object.keys(schema._zod.def.shape).map((name) => [name, "x".repeat(10_000)]);
	const { error } = parseWithZod(new URLSearchParams(tooLong), { schema }).reply();
	const limits = Object.entries(error ?? {}).flatMap(([name, codes]) => {
		const [, max] = /^tooLong:(\d+)$/.exec(codes?.[0] ?? "") ?? [];
		return max
			? [[name, name.toLowerCase().endsWith("email") ? address(Number(max)) : "x".repeat(+max)]]
			: [];
	});
	return Object.fromEntries(limits);
}

/** A number that must be filled in is refused by its digits before its length. */
const isText = (field: Field | undefined) =>
	field && "max" in field && !(field.kind === "phone" && field.required);

const address = (length: number) => "@gom.vn".padStart(length, "x");

test.each<[string, $ZodObject, FieldTable, (texts: Texts) => Promise<unknown>]>([
	["leads", trialSchema, trialFields, (texts) => submitRequest("trial", aTrial(texts), { origin: null })],
	["demoRequests", demoSchema, demoFields, (texts) => submitRequest("demo", aDemo(texts), { origin: null })],
	[
		"contactMessages",
		contactSchema,
		contactFields,
		(texts) => submitRequest("contact", aMessage(texts), { origin: null }),
	],
	[
		"salesInquiries",
		newInquirySchema,
		inquiryFields,
		(texts) => submitInquiry(anInquiry(texts), viewerNamed("khoi"), randomUUID()),
	],
])("%s: each text has a limit that the form tells of, and the model stores it", async (...args) => {
	const [collection, schema, table, submit] = args;
	const texts = longestTexts(schema);
	expect(Object.keys(texts)).toEqual(Object.keys(table).filter((name) => isText(table[name])));
	await submit(texts);
	expect(await stored(collection).countDocuments(texts)).toBe(1);
});
