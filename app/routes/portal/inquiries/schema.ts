import { shapeOf } from "#app/ui/form/field-shape.ts";
import { dayToCome, submissionId } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { inquiryFields } from "#models/inquiry/fields.ts";

const shape = shapeOf(inquiryFields, () => "required");

export const newInquirySchema = z.object({
	...shape,
	followUpOn: z.optional(dayToCome()),
	submissionId: submissionId(),
	request: z.optional(z.string()),
});

export const editInquirySchema = z.object({ ...shape, opened: z.optional(z.string()) });
