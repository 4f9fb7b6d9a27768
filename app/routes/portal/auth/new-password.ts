import { newPassword } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";

export const newPasswordFields = {
	password: newPassword(),
	confirmPassword: z.string("confirmPasswordRequired"),
};

export const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
	({ password, confirmPassword }) => password === confirmPassword,
	{ error: "passwordMismatch", path: ["confirmPassword"] },
);
