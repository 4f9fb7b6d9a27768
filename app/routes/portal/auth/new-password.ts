import { newPassword } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";

/** The two fields in which a new password is typed. */
export const newPasswordFields = {
	password: newPassword("passwordRequired", "passwordTooShort"),
	// Left empty it differs from the password; with both empty one message is enough.
	confirmPassword: z._default(z.string(), ""),
};

/** The check that both hold the same. */
export const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
	({ password, confirmPassword }) => password === confirmPassword,
	{ error: "passwordMismatch", path: ["confirmPassword"] },
);

export const newPasswordNames = ["password", "confirmPassword"];
