import { maxLength } from "#app/content/limits.ts";
import { z } from "#app/ui/form/zod.ts";
import { newPasswordFields, samePasswords } from "../../entry/new-password.ts";

export const passwordSchema = z
	.object({
		current: z
			.string("passwordRequired")
			.check(z.maxLength(maxLength.password, `tooLong:${maxLength.password}`)),
		...newPasswordFields,
	})
	.check(samePasswords);
