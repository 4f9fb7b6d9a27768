import { email, requiredText } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";
import { newPasswordFields, samePasswords } from "../auth/new-password.ts";

export const signupSchema = z
	.object({
		fullName: requiredText("fullNameRequired", maxLength.name),
		email: email(),
		...newPasswordFields,
	})
	.check(samePasswords);
