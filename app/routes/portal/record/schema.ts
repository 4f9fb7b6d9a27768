import { choice, dayToCome, optionalText } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";
import { contactWays, inquiryStatuses } from "#models/options.ts";

/** A line of the log; an inquiry's may change its status, too. */
export const contactSchema = z
	.object({
		way: choice(contactWays, "required"),
		note: optionalText(maxLength.note),
		nextOn: z.optional(dayToCome()),
		nextOnBefore: z.optional(z.string()),
		about: z.optional(z.string().check(z.maxLength(maxLength.choice))),
		newStatus: z.optional(choice(inquiryStatuses, "choiceInvalid")),
		// Belongs to the status form: without scripts, its button sends this form along with it.
		status: z.optional(z.string()),
	})
	.check(
		z.refine(
			({ way, note, nextOn, nextOnBefore, newStatus }) =>
				way !== "note" || note || newStatus || nextOn !== nextOnBefore,
			{ path: ["note"], error: "required" },
		),
	);
