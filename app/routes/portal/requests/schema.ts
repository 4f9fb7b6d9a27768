import { choice, optionalText, requiredText } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";
import { endings } from "#models/options.ts";

export const endSchema = z.object({
	ending: choice(endings, "required"),
	duplicateOf: z.optional(z.string().check(z.maxLength(maxLength.choice))),
	note: optionalText(maxLength.text),
});

export const handOverSchema = z.object({ person: requiredText("required", maxLength.line) });

export const demoSchema = z.object({ hour: z.optional(z.iso.datetime("choiceInvalid")) });
