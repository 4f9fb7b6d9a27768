import { z } from "#app/ui/form/zod.ts";

export const everywhere = "everywhere";

export const signOutSchema = z.object({ session: z.string().check(z.regex(/^([0-9a-f]{64}|everywhere)$/)) });
