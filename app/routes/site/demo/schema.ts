import { shapeOf } from "#app/ui/form/field-shape.ts";
import { arrivalFields, consent, submissionId } from "#app/ui/form/fields.ts";
import { spamFields } from "#app/ui/form/spam-fields.tsx";
import { z } from "#app/ui/form/zod.ts";
import { demoFields } from "#models/request/fields.ts";

export const demoSchema = z.object({
	submissionId: submissionId(),
	...arrivalFields,
	...spamFields,
	...shapeOf(demoFields, (name) => `${name}Required`),
	consent: consent(),
});
