import { maxLength } from "#app/content/limits.ts";
import { email, newPassword, requiredText } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";

export const signupSchema = z
	.object({
		fullName: requiredText("fullNameRequired", maxLength.name),
		email: email(),
		password: newPassword("passwordRequired", "passwordTooShort"),
		confirmPassword: z.string("passwordRequired"),
	})
	.check(
		z.refine(({ password, confirmPassword }) => password === confirmPassword, {
			error: "passwordMismatch",
			path: ["confirmPassword"],
		}),
	);
