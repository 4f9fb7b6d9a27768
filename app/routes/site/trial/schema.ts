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
import { companySizes, industries } from "#models/options.ts";

export const trialSchema = z.object({
	submissionId: submissionId(),
	...arrivalFields,
	...spamFields,
	companyName: requiredText("companyNameRequired", maxLength.company),
	contactName: requiredText("contactNameRequired", maxLength.name),
	email: email(),
	phone: requiredPhone(),
	industry: choice(industries, "industryRequired"),
	companySize: choice(companySizes, "companySizeRequired"),
	currentSystem: optionalText(maxLength.line),
	consent: consent(),
});
