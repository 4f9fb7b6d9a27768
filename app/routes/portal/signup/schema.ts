import { maxLength } from "#app/content/limits.ts";
import { email, requiredText } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { newPasswordFields, samePasswords } from "../entry/new-password.ts";

export const signupSchema = z
	.object({
		fullName: requiredText("fullNameRequired", maxLength.name),
		email: email(),
		...newPasswordFields,
	})
	.check(samePasswords);
