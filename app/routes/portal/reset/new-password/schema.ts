import { z } from "#app/ui/form/zod.ts";
import { newPasswordFields, samePasswords } from "../../auth/new-password.ts";

export const newPasswordSchema = z.object(newPasswordFields).check(samePasswords);
