import { email } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";

export const resetSchema = z.object({ email: email() });
