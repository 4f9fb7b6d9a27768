import { choice, dayToCome, optionalText } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";
import { endings } from "#models/options.ts";
import { trialChanges } from "#models/request/trial-days.ts";

export const endSchema = z.object({
	ending: choice(endings, "required"),
	duplicateOf: z.optional(z.string().check(z.maxLength(maxLength.choice))),
	note: optionalText(maxLength.text),
});

export const demoSchema = z.object({ hour: z.optional(z.iso.datetime("choiceInvalid")) });

export const trialSchema = z
	.object({
		change: choice(trialChanges, "required"),
		lastOn: z.optional(dayToCome("dayInvalid", "dayPast")),
	})
	.check(
		z.refine(({ change, lastOn }) => change !== "extended" || lastOn, {
			path: ["lastOn"],
			error: "required",
		}),
	);
