import { upTo } from "#app/ui/form/fields.ts";
import { z } from "#app/ui/form/zod.ts";
import { maxLength } from "#models/limits.ts";

/** What an authenticator has answered, in JSON; a form without it asks for what it needs. */
export const responseField = { response: z.optional(z.string().check(upTo(maxLength.passkeyResponse))) };
