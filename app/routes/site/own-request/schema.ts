import { email, optionalText, requiredPhone } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";

export const callSchema = z.object({ email: email(), phone: requiredPhone() });
export const messageSchema = z.object({ email: email(), phone: optionalText(maxLength.line) });
