import { email, upTo } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";

export const loginSchema = z.object({
	email: email(),
	password: z.string("passwordRequired").check(upTo(maxLength.password)),
});
