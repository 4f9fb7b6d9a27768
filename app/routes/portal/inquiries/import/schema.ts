import { shapeOf } from "#app/ui/form/field-shape.ts";
import { dayToCome, upTo } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { inquiryFields } from "#models/inquiry/fields.ts";
import { newInquirySchema } from "../schema.ts";

/** Leaves room for the other fields within `maxFormCharacters`. */
export const longestSheet = 60_000;
export const mostLines = 500;

const { projectType, industry, urgency, requirements } = inquiryFields;

const ifNeeded = { required: undefined };

/** The values for a line whose cells are empty. */
export const defaultFields = {
	projectType: { ...projectType, ...ifNeeded },
	industry: { ...industry, ...ifNeeded },
	urgency: { ...urgency, ...ifNeeded },
	requirements: { ...requirements, ...ifNeeded },
};

export const importSchema = z.object({
	step: z.enum(["preview", "store"]),
	text: z.string("required").check(z.regex(/\S/, "required"), upTo(longestSheet)),
	/** What each column is; empty as long as nobody has chosen. */
	columns: z.array(z.string()),
	...shapeOf(defaultFields, () => "required"),
	owner: z.optional(z.string()),
	/** How many lines have been stored already, and how many of these an earlier import had brought. */
	from: z.optional(z.string()),
	repeated: z.optional(z.string()),
});

const { submissionId: _id, request: _request, ...line } = newInquirySchema.shape;

/** The form of a new inquiry judges a line, but for the address where there is a number. */
export const lineSchema = z.object({ ...line, followUpOn: z.optional(dayToCome()) });
export const lineWithoutEmail = z.object({ ...lineSchema.shape, customerEmail: z.optional(z.string()) });
