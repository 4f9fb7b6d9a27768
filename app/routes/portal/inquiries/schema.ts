import {
	choice,
	dayToCome,
	email,
	optionalPhone,
	optionalText,
	requiredText,
	submissionId,
} from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";
import { employeeCounts, projectTypes, urgencies } from "#models/options.ts";

const fields = {
	customerName: requiredText("required", maxLength.name),
	companyName: requiredText("required", maxLength.company),
	customerEmail: email("required"),
	customerPhone: optionalPhone(maxLength.choice),
	projectType: choice(projectTypes, "required"),
	industry: requiredText("required", maxLength.line),
	employeeCount: z.optional(choice(employeeCounts, "choiceInvalid")),
	currentSystem: optionalText(maxLength.line),
	requirements: requiredText("required", maxLength.text),
	painPoints: optionalText(maxLength.text),
	timeline: optionalText(maxLength.line),
	budget: optionalText(maxLength.line),
	urgency: choice(urgencies, "required"),
	notes: optionalText(maxLength.text),
};

export const newInquirySchema = z.object({
	...fields,
	followUpOn: z.optional(dayToCome()),
	submissionId: submissionId(),
	request: z.optional(z.string()),
});

export const editInquirySchema = z.object({ ...fields, opened: z.optional(z.string()) });
