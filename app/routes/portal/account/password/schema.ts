import { maxLength } from "#app/content/limits.ts";
import { upTo } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { newPasswordFields, samePasswords } from "../../entry/new-password.ts";

export const passwordSchema = z
	.object({
		current: z.string("passwordRequired").check(upTo(maxLength.password)),
		...newPasswordFields,
	})
	.check(samePasswords);
