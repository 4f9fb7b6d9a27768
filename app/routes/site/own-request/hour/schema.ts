import { z } from "#app/ui/form/zod.ts";

export const hourSchema = z.object({ hour: z.iso.datetime("hourRequired") });
