import { shapeOf } from "#app/ui/form/field-shape.ts";
import { arrivalFields, submissionId } from "#app/ui/form/fields.ts";
import { spamFields } from "#app/ui/form/spam-fields.tsx";
import { z } from "#app/ui/form/zod.ts";
import { contactFields } from "#models/request/fields.ts";

export const contactSchema = z.object({
	submissionId: submissionId(),
	...arrivalFields,
	...spamFields,
	...shapeOf(contactFields, (name) => `${name}Required`),
});
