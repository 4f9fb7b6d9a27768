import {
	arrivalFields,
	choice,
	email,
	optionalPhone,
	requiredText,
	submissionId,
} from "#app/ui/form/fields.ts";
import { spamFields } from "#app/ui/form/spam-fields.tsx";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";
import { contactSubjects } from "#models/options.ts";

export const contactSchema = z.object({
	submissionId: submissionId(),
	...arrivalFields,
	...spamFields,
	name: requiredText("nameRequired", maxLength.name),
	email: email(),
	phone: optionalPhone(maxLength.line),
	subject: choice(contactSubjects, "subjectRequired"),
	message: requiredText("messageRequired", maxLength.text),
});
