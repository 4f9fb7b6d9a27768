import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import type { $ZodObject } from "zod/v4/core";
import { newInquirySchema } from "#app/routes/portal/inquiries/schema.ts";
import { contactSchema } from "#app/routes/site/contact/schema.ts";
import { demoSchema } from "#app/routes/site/demo/schema.ts";
import { trialSchema } from "#app/routes/site/trial/schema.ts";
import { consentGiven } from "#models/consent.ts";
import type { Field, FieldTable } from "#models/form-fields.ts";
import { inquiryFields } from "#models/inquiry/fields.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { companySizes, industries } from "#models/options.ts";
import { contactFields, demoFields, trialFields } from "#models/request/fields.ts";
import { submitRequest } from "#models/request/submit.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields as anInquiry, viewerNamed } from "#tests/support/inquiries.ts";

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

const sent = () => ({ submissionId: randomUUID(), language: "vi" as const });
const agreed = () => ({ ...sent(), phone: "0912345678", ...consentGiven("vi") });

test.each<[string, $ZodObject, FieldTable, (texts: Texts) => Promise<unknown>]>([
	[
		"leads",
		trialSchema,
		trialFields,
		({ companyName = "", contactName = "", email = "", ...others }) => {
			const choices = { industry: industries[0], companySize: companySizes[0] } as const;
			const lead = { ...agreed(), ...choices, companyName, contactName, email, ...others };
			return submitRequest("trial", lead, { origin: null });
		},
	],
	[
		"demoRequests",
		demoSchema,
		demoFields,
		({ companyName = "", contactName = "", email = "", ...others }) => {
			const choice = { preferredTime: "Bất kỳ" } as const;
			const demo = { ...agreed(), ...choice, companyName, contactName, email, ...others };
			return submitRequest("demo", demo, { origin: null });
		},
	],
	[
		"contactMessages",
		contactSchema,
		contactFields,
		({ name = "", email = "", message = "", ...others }) => {
			const fields = { ...sent(), subject: "Khác", name, email, message, ...others } as const;
			return submitRequest("contact", fields, { origin: null });
		},
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
