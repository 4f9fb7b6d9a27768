import { choice } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { roles } from "#models/options.ts";

export const accesses = ["active", "disabled"] as const;

export const personSchema = z.object({
	role: choice(roles, "choiceInvalid"),
	access: choice(accesses, "choiceInvalid"),
});
