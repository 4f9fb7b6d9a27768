import { shapeOf } from "#app/ui/form/field-shape.ts";
import { arrivalFields, consent, submissionId } from "#app/ui/form/fields.ts";
import { spamFields } from "#app/ui/form/spam-fields.tsx";
import { z } from "#app/ui/form/zod.ts";
import { trialFields } from "#models/request/fields.ts";

export const trialSchema = z.object({
	submissionId: submissionId(),
	...arrivalFields,
	...spamFields,
	...shapeOf(trialFields, (name) => `${name}Required`),
	consent: consent(),
});
