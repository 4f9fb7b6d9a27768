import {
	arrivalFields,
	choice,
	consent,
	email,
	optionalText,
	requiredPhone,
	requiredText,
	submissionId,
} from "#app/ui/form/fields.ts";
import { spamFields } from "#app/ui/form/spam-fields.tsx";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";
import { demoInterests, preferredTimes } from "#models/options.ts";

export const demoSchema = z.object({
	submissionId: submissionId(),
	...arrivalFields,
	...spamFields,
	companyName: requiredText("companyNameRequired", maxLength.company),
	contactName: requiredText("contactNameRequired", maxLength.name),
	position: optionalText(maxLength.name),
	email: email(),
	phone: requiredPhone(),
	preferredTime: choice(preferredTimes, "preferredTimeRequired"),
	interest: z.optional(choice(demoInterests, "choiceInvalid")),
	notes: optionalText(maxLength.text),
	consent: consent(),
});
