import { upTo } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";

export const codeSchema = z.object({ code: z.string("codeRequired").check(upTo(maxLength.choice)) });
