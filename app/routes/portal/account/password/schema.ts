import { upTo } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";
import { newPasswordFields, samePasswords } from "../../auth/new-password.ts";

export const passwordSchema = z
	.object({
		current: z.string("passwordRequired").check(upTo(maxLength.password)),
		...newPasswordFields,
	})
	.check(samePasswords);
